"""A bitmap font of its own: letters are 5 pixels wide and 7 high, and up to 2 more below the line."""

from __future__ import annotations

import unicodedata
from functools import cache

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 6, 10  # of the cell of a letter, with the space after it and below it
CAPITALS = 7  # the height of capitals

# Each digit of a glyph is a row of 5 pixels, in base 32: “E” is 01110. Rows that are missing at the end are empty.
_GLYPHS = r"""
A EHHHVHH  B UHHUHHU  C EHGGGHE  D UHHHHHU  E VGGUGGV  F VGGUGGG  G EHGNHHF  H HHHVHHH  I E44444E  J 72222IC  K HIKOKIH
L GGGGGGV  M HRLLHHH  N HPPLJJH  O EHHHHHE  P UHHUGGG  Q EHHHLID  R UHHUKIH  S FGGE11U  T V444444  U HHHHHHE  V HHHHAA4
W HHHLLRH  X HHA4AHH  Y HHA4444  Z V1248GV
a 00E1FHF  b GGMPHHU  c 00EGGHE  d 11DJHHF  e 00EHVGE  f 698S888  g 00FHHHF1E  h GGMPHHH  i 40C444E  j 2062222IC  k 889ACA9
l C44444E  m 00QLLLL  n 00MPHHH  o 00EHHHE  p 00UHHHUGG  q 00FHHHF11  r 00MPGGG  s 00FGE1U  t 88S8896  u 00HHHJD  v 00HHHA4
w 00HHLLA  x 00HA4AH  y 00HHHHF1E  z 00V248V
0 EHJLPHE  1 4C4444E  2 EH1248V  3 V2421HE  4 26AIV22  5 VGU11HE  6 68GUHHE  7 V124888  8 EHHEHHE  9 EHHF12C
! 4444404  " AAA  # AAVAVAA  $ 4FKE5U4  % OP248J3  & CIK8LID  ' 448  ( 2488842  ) 8422248  * 04LEL4  + 044V44  , 00000448
- 000E  . 00000CC  / 11248GG  : 0CC0CC  ; 0CC0C48  < 248G842  = 00V0V  > 8421248  ? EH12404  @ EHNLNGE  [ E88888E  \ GG84211
] E22222E  ^ 4AH  _ 000000V  ` 842  { 6448446  | 4444444  } C44244C  ~ 008L2
· 000CC  • 00EEE  – 000V  — 000V  − 000V  … 000000L  ’ 448  ‘ 244  “ 9I  ” 9I  „ 000009I  × 0HA4AH  ÷ 040V04
→ 042V24  ← 048V84  ↑ 4EL4444  ↓ 4444LE4  ● 0EVVVE  ○ 0EHHHE  ■ 0VVVVV  □ VHHHHHV  ▲ 044EEVV  ▼ 0VVEE44
★ 44VEAH  ✓ 0112KC8  Ψ LLLE444
"""
_WORDS = _GLYPHS.split()
_ROWS: dict[str, str] = dict(zip(_WORDS[::2], _WORDS[1::2], strict=True)) | {" ": ""}
UNKNOWN = "□"


@cache
def glyph(letter: str, scale: int, bold: bool = False) -> NDArray[np.bool_]:
    """Return the pixels of its cell that a letter covers. An accent is left out; a letter that is not in the font is a square."""
    rows = _ROWS.get(letter)
    if rows is None:
        rows = _ROWS.get(unicodedata.normalize("NFKD", letter)[0], _ROWS[UNKNOWN])
    cell = np.zeros((HEIGHT, WIDTH), np.bool_)
    for y, row in enumerate(rows):
        cell[y, :5] = [int(row, 32) >> x & 1 for x in (4, 3, 2, 1, 0)]
    large = cell.repeat(scale, 0).repeat(scale, 1)
    if bold:
        large[:, 1:] |= large[:, :-1]
    large.setflags(write=False)
    return large
