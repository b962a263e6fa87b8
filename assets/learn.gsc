# A lesson: what was predicted for a degree of turn next to the pole, and what came.
task learn
lesson L5 step 5
predict 2
