let a = 1_000, b = 0xFF_e+1, c = 1.5e-3, d = 0b1010, e = x1, f = pair.0
for i in 0..<10 where i - 1 > 2.5 {}
let ranges = [0...5, 1..., -1]
