"""Fits what ../hand/hand-model.json says about shapes: python fit_hands.py signs.f32

`signs.f32` and `signs.f32.tsv` are written by test/bench/grades/hands/write-signs.ts. The weights of the confidence stay;
test/bench/grades/hands/fit-confidence.ts fits them afterwards.
"""
import base64
import hashlib
import json
import pathlib
import sys

import numpy as np

SIZE = 48
SIGNS = "0123456789./abs?"
here = pathlib.Path(__file__).parent
model_file = here / "../hand/hand-model.json"

seen = np.fromfile(sys.argv[1], np.float32).reshape(-1, 192)
labels = [line.split("\t") for line in pathlib.Path(sys.argv[1] + ".tsv").read_text().split("\n")]
centre = seen.mean(0)
seen = (seen - centre).astype(np.float64)
groups = {}
for row, (writer, sign) in enumerate(labels):
    groups.setdefault((writer, sign), []).append(row)

# How one writer's samples of a sign vary, and the mean of each writer's sign.
within = np.zeros((192, 192))
count = 0
keys, means, sizes = [], [], []
for key, rows in groups.items():
    rows = np.array(rows)
    if len(rows) < 3:
        continue
    middle = np.median(seen[rows], 0) if len(rows) > 6 else seen[rows].mean(0)
    far = ((seen[rows] - middle) ** 2).sum(1)
    # The farthest are mostly signs that were found in the wrong place.
    rows = rows[far <= np.quantile(far, 0.97)]
    mean = seen[rows].mean(0)
    apart = seen[rows] - mean
    weight = min(len(rows), 30) / len(rows)
    within += weight * apart.T @ apart
    count += weight * (len(rows) - 1)
    groups[key] = rows
    keys.append(key)
    means.append(mean)
    sizes.append(len(rows))
within = within / count
within += np.eye(192) * 0.02 * np.trace(within) / 192
means = np.array(means)

# The directions in which signs and writers differ most, relative to how much one writer varies.
values, vectors = np.linalg.eigh(within)
white = vectors @ np.diag(values**-0.5) @ vectors.T
values, vectors = np.linalg.eigh(white @ np.cov(means.T) @ white)
projection = (white @ vectors[:, np.argsort(-values)[:SIZE]]).T

projected = means @ projection.T
usual = {}
for sign in SIGNS:
    own = [at for at, key in enumerate(keys) if key[1] == sign]
    noise = np.mean([1 / min(sizes[at], 8) for at in own])
    varies = np.mean([(seen[groups[keys[at]]] @ projection.T).var(0) for at in own], 0)
    usual[sign] = {
        "mean": projected[own].mean(0).round(3).tolist(),
        "between": np.maximum(0.05, projected[own].var(0) - noise).round(3).tolist(),
        "within": np.maximum(0.2, varies).round(3).tolist(),
    }
    print(sign, len(own), "writers")

scales = np.abs(projection).max(1) / 32767
model = json.loads(model_file.read_text())
model.update(
    network=hashlib.sha256((here / "../digits/pens-s.bin").read_bytes()).hexdigest(),
    centre=centre.astype(float).round(4).tolist(),
    scales=[float(f"{scale:.6g}") for scale in scales],
    projection=base64.b64encode(np.round(projection / scales[:, None]).astype("<i2").tobytes()).decode(),
    signs=usual,
)
model_file.write_text(json.dumps(model))
