/* eslint-disable max-lines -- generated */
/** Made by tools/scripts/build-resume-fonts.mjs: which characters each font file has. */
export const COVERAGE: readonly {
  family: string
  file: string
  own: boolean
  italic?: boolean
  ranges: string
}[] = [
  {
    family: 'Anek Latin Wide',
    file: 'anek-latin-wide-latin',
    own: true,
    ranges: 'd j.2m y.2n 1e x.1 a0.1 a k 2 5rh 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 3',
  },
  {
    family: 'Anek Latin Wide',
    file: 'anek-latin-wide-latin-ext',
    own: true,
    ranges:
      'd j 3k 2o.1c 4.k 2.7 3.16 h 3 e.1 e.1 k.8 q.1 3.1 6.2 7.x f.3 3.3 4 y 2o.1 2 2.1 8.5 h 5d7.1 3.3 5.3 5.1 3.1 3.1 5.1 3.1 7.1 3.1 7.7 3.7 7.1 3.b 3.3 9.3 5.5 9.1 3.1 4 7 2c.7 87 3l 2.1 2.1 2.2 2.1 3.1 3 4.1 2.1 2e',
  },
  {
    family: 'Anek Latin Wide',
    file: 'anek-latin-wide-vietnamese',
    own: true,
    ranges: 'd j 3k 2q.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h c2',
  },
  {
    family: 'Anek Latin Semi',
    file: 'anek-latin-semi-latin',
    own: true,
    ranges: 'd j.2m y.2n 1e x.1 a0.1 a k 2 5rh 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 3',
  },
  {
    family: 'Anek Latin Semi',
    file: 'anek-latin-semi-latin-ext',
    own: true,
    ranges:
      'd j 3k 2o.1c 4.k 2.7 3.16 h 3 e.1 e.1 k.8 q.1 3.1 6.2 7.x f.3 3.3 4 y 2o.1 2 2.1 8.5 h 5d7.1 3.3 5.3 5.1 3.1 3.1 5.1 3.1 7.1 3.1 7.7 3.7 7.1 3.b 3.3 9.3 5.5 9.1 3.1 4 7 2c.7 87 3l 2.1 2.1 2.2 2.1 3.1 3 4.1 2.1 2e',
  },
  {
    family: 'Anek Latin Semi',
    file: 'anek-latin-semi-vietnamese',
    own: true,
    ranges: 'd j 3k 2q.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h c2',
  },
  {
    family: 'Vazirmatn',
    file: 'vazirmatn-arabic',
    own: true,
    ranges:
      'w 3k 12k.1 3.2 3 6 4 2.p 3 3.o 2.1 5.h 3 5 3 2 3 4.1 2.1 8 2 2.1 2 2 6.1 3 5.4 2 6 5 2.2 2.3 3.a 2.3 7.2 b 7.9 2x.1 4vd.1',
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk-latin',
    own: false,
    italic: true,
    ranges: 'w.2m y.2n 3 1b x.1 ab k 2 5rr.1 4.2 2.2 4 4 j.1 a 2w 3a 6o 3',
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk-latin-ext',
    own: false,
    italic: true,
    ranges:
      'w x 2n x 1r.1c 2.v 3.16 h 3 b 3.1 e.1 t.7 i.1 3.1 f.5 p.3 n.1 4 y p 2d m o.1 5d6.1 z.1 1n.5 p 2c.7 87 3v 6 2.1 4 5',
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk-vietnamese',
    own: false,
    italic: true,
    ranges: 'w x 2n x 1t.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h c2',
  },
  {
    family: 'Source Serif 4',
    file: 'source-serif-4-latin',
    own: false,
    italic: true,
    ranges: 'w.2m y.2n 1e x.1 a0.1 a k 2 5ra 7 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 33 2 3j 3',
  },
  {
    family: 'Source Serif 4',
    file: 'source-serif-4-latin-ext',
    own: false,
    italic: true,
    ranges:
      'w x.1 2m 2o.17 3.2 4.t 3.h 3.n g 3 e.1 e.1 t.f a.1 h.1 v.3 s q 8 8 27 2.1 4.1 4 2.1 8.5 h 4.2 57k 4.2 4 2.1 2 4.2 3 1t 4 r 29.3 h.1 3.1 5.1 b.5 3.1 3.7 h.9 9.3 h.5 9.1 3.1 4 7 2c.7 87 3l 3 2.1 2 2 3 3.1 2.1 3.2 3 2 2c',
  },
  {
    family: 'Source Serif 4',
    file: 'source-serif-4-vietnamese',
    own: false,
    italic: true,
    ranges: 'w x.1 2m 2q.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h c2',
  },
  {
    family: 'Source Serif 4',
    file: 'source-serif-4-greek',
    own: false,
    italic: true,
    ranges: 'w x.1 2m k4.1 9 6.6 2 2.j 2.17 9 2 2 2 4',
  },
  {
    family: 'Source Serif 4',
    file: 'source-serif-4-cyrillic',
    own: false,
    italic: true,
    ranges: 'w x.1 2m o0.2n 1d.1 v.1 5lx',
  },
  {
    family: 'Source Serif 4',
    file: 'source-serif-4-cyrillic-ext',
    own: false,
    italic: true,
    ranges: 'w x.1 2m qq.1 f.3 t.1 3.5 5.3 7.1 3.1 3.1 3.1 3.1 5.2 d.2 3.5 9.1 3.3 5.1 3.1 5hd',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-latin',
    own: false,
    italic: true,
    ranges: 'w.2m y.2n 1e x.1 a0.1 a k 2 5rh 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 33 2 3j 3 17my',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-latin-ext',
    own: false,
    italic: true,
    ranges:
      'w x.1 2m 2o.1c 2.v 3.19 5 4 3.3 2.2 2.1 3.1 3 2.1 e.2 6 8.4 a.g 5.5 3.1 3.2 4.1 2.a 3.1 3.1 3.1 b.8 2.1 3.1 g 3.4 3.4 3.1 7.17 2.8 2.b 2.1 3.1 2.4 2.7 8.4 3.2 3.5 6.5 4.7 6.1 2.4 9 56g 7 2 2.1 2.7 2 2.5 4.4 2 2.3 4.2 3 k.1 9 2 4 t 4 c 2 2 b 4 1v.1 3.1 3.7 5.1 7.d 7.9 3.b 9.1 3.d 3.1 3.5 3.1 b.7 9.9 7.1 2b.7 87 3l 2.1 2.1 2 2 3 3.1 2.1 3.2 3 2e 28d.2 3.1 b c o85.3 15.1 b.1 9.1 k.e 2 10.1 5 2 1p.2',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-vietnamese',
    own: false,
    italic: true,
    ranges: 'w x.1 2m 2q.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h c2',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-greek',
    own: false,
    italic: true,
    ranges: 'w x.1 2m k4.1 5 4 6.6 2 2.j 2.1a 4 2 2 2 2 4 j 3.1',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-greek-ext',
    own: false,
    italic: true,
    ranges: 'w x.1 2m 600.l 3.5 3.11 3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-cyrillic',
    own: false,
    italic: true,
    ranges: 'w x.1 2m o0.2n 1d.1 v.1 5lx',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-cyrillic-ext',
    own: false,
    italic: true,
    ranges: 'w x.1 2m qq.1 f.3 t.1 3.5 5.3 7.1 3.1 3.1 3.1 3.1 5.4 3.1 7.2 3.5 9.1 3.3 5.1 3.1 3.1 5h9',
  },
  {
    family: 'Bitter',
    file: 'bitter-latin',
    own: false,
    italic: true,
    ranges: '0 d j.2m y.c 2.29 3 1b x.1 a0.1 a k 2 5rh 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 33 2 3j 3',
  },
  {
    family: 'Bitter',
    file: 'bitter-latin-ext',
    own: false,
    italic: true,
    ranges:
      '0 d j x 2n x 1r.1c 2.v 3.17 g 3 e.1 e.1 k.o a.1 3.1 6.2 7.x f.3 3.3 4 y 2r 2.1 8.5 h 5d7.1 3.3 5.3 5.1 3.1 3.1 5.1 3.1 7.1 3.1 7.7 3.7 7.1 3.b 3.3 9.3 5.5 9.1 3.1 4 7 2c.7 87 3l 2.1 2.1 2 2 2.1 3.1 2.1 3.2 2.1 2e',
  },
  {
    family: 'Bitter',
    file: 'bitter-vietnamese',
    own: false,
    italic: true,
    ranges: '0 d j x 2n x 1t.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h c2',
  },
  {
    family: 'Bitter',
    file: 'bitter-cyrillic',
    own: false,
    italic: true,
    ranges: '0 d j x 2n x 1t la.2n 1d.1 v.1 5lx',
  },
  {
    family: 'Bitter',
    file: 'bitter-cyrillic-ext',
    own: false,
    italic: true,
    ranges: '0 d j x 2n x 1t o0.1 7.1 7.5 j.5 3.t 3.25 h.3 7.3 7.5 5.1 5fp',
  },
  {
    family: 'Geist Mono',
    file: 'geist-mono-latin',
    own: false,
    italic: true,
    ranges: 'w.2m y.c 2.29 3 1b x.1 a1 a k 2 5rr.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 33 2 3j',
  },
  {
    family: 'Geist Mono',
    file: 'geist-mono-latin-ext',
    own: false,
    italic: true,
    ranges:
      'w x 2n x 1r.j 3.l 3.2 4.3 2.5 3.7 2.3 3.1 3.16 h 3 e.1 e.1 t.1 m.5 1b.3 s y 2o 3 b.1 l 5dv.1 2n.5 p 2c.7 87 3u 7 3 5 4 qmm.1',
  },
  {
    family: 'Geist Mono',
    file: 'geist-mono-vietnamese',
    own: false,
    italic: true,
    ranges: 'w x 2n x 1t.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h',
  },
  {
    family: 'Geist Mono',
    file: 'geist-mono-cyrillic',
    own: false,
    italic: true,
    ranges: 'w x 2n x 1t la.2n 1d.1 v.1 5lx',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-latin',
    own: false,
    italic: true,
    ranges:
      '0 d j.2m y.2n 1e x.1 a0.1 a k 2 10.1 2.1 4.1 q 6 5p5 7 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 17n1 72',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-latin-ext',
    own: false,
    italic: true,
    ranges:
      '0 d j 3k 2o.1c 2.v 3.9y 2.9 2.5 2.9 6.10 2.1 4.1 q 6 53r.5b 1t.4f 2b.d 81 3k.b 2.j 2b 28d.v o81.4q 6.1 2 2.4 p.d',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-vietnamese',
    own: false,
    italic: true,
    ranges: '0 d j 3k 2q.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2.1 4.1 q 6 5fb.2h c2',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-greek',
    own: false,
    italic: true,
    ranges: '0 d j 3k k0.7 3.5 5.6 2 2.j 2.1q f.f',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-greek-ext',
    own: false,
    italic: true,
    ranges: '0 d j 3k 600.l 3.5 3.11 3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-cyrillic',
    own: false,
    italic: true,
    ranges: '0 d j 3k gx 73.2n 1d.1 v.1 5lx',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans-cyrillic-ext',
    own: false,
    italic: true,
    ranges: '0 d j 3k qo.1b 3.t 3.3h 4lt.8 to 2lo.v nr5.2n han.1',
  },
  {
    family: 'Anek Devanagari',
    file: 'anek-devanagari-devanagari',
    own: false,
    ranges: '0 d j 3k 1nk.3j 4gc.2 1j 39 103 pwv',
  },
  {
    family: 'Noto Sans Devanagari',
    file: 'noto-sans-devanagari',
    own: false,
    italic: true,
    ranges: '0 d j 3k f0 18k.3j 4gc.2 1j 2s h 1j yk pwz',
  },
  {
    family: 'Hind Siliguri',
    file: 'hind-siliguri-bengali',
    own: false,
    ranges: 'w 1tw.1 r.3 2.7 3.1 3.l 2.6 2 4.3 3.8 3.1 3.3 9 5.1 2.4 3.b 2.8 4cx.1 4s 103',
  },
  {
    family: 'Noto Sans Bengali',
    file: 'noto-sans-bengali-bengali',
    own: false,
    ranges:
      '0 d j 3k f0 1at.1 i.1 r.3 2.7 3.1 3.l 2.6 2 4.3 3.8 3.1 3.3 9 5.1 2.4 3.o 3pu 2 3.1 2 9 9 3 5 3.2 lw.2 4s 103 pwl',
  },
  {
    family: 'Noto Sans Tamil',
    file: 'noto-sans-tamil-tamil',
    own: false,
    ranges: '0 d j 3k 1qc.1 f1.1 2.5 4.2 2.3 4.1 2 2.1 4.1 4.2 4.b 5.4 4.2 2.3 3 7 f.k 3yp.2 4s 103',
  },
  {
    family: 'Noto Sans Telugu',
    file: 'noto-sans-telugu-telugu',
    own: false,
    ranges: '0 d j 3k 1pt.1 i.1 ij.c 2.2 2.m 2.f 3.8 2.2 2.3 8.1 2.2 3 3.3 3.9 8.8 38b o m1.2 14v',
  },
  {
    family: 'Noto Sans Kannada',
    file: 'noto-sans-kannada-kannada',
    own: false,
    ranges:
      '0 d j 3k 1pt.1 i.1 m3.c 2.2 2.m 2.9 2.4 3.8 2.2 2.3 8.1 7.1 2.3 3.9 2.2 34t 2 8 o 2 lz.2 4s 103 pr8.5',
  },
  {
    family: 'Noto Sans Malayalam',
    file: 'noto-sans-malayalam-malayalam',
    own: false,
    ranges: '0 d j 3k 1pt.1 i.1 pn.c 2.2 2.1e 2.2 2.5 5.f 3.p 317 mp.2 4s 103 pr8.2',
  },
  {
    family: 'Noto Sans Gujarati',
    file: 'noto-sans-gujarati-gujarati',
    own: false,
    ranges: '0 d j 3k 1pt.1 i.1 7w.2 2.8 2.2 2.l 2.6 2.1 2.4 3.9 2.2 2.2 3 g.3 3.b 8.6 45o.2 4s 103 pr8.9',
  },
  {
    family: 'Noto Sans Gurmukhi',
    file: 'noto-sans-gurmukhi-gurmukhi',
    own: false,
    ranges:
      '0 d j 3k 1pt.1 i.1 4c.2 2.5 5.1 3.l 2.6 2.1 2.1 2.1 3 2.4 5.1 3.2 4 8.3 2 8.g 49h.2 4s 103 2o pok.9',
  },
  {
    family: 'Noto Sans Arabic',
    file: 'noto-sans-arabic-arabic',
    own: false,
    ranges:
      '0 d j 3k 128.73 29.1b 6p.u 2.1 7.21 2.s 4jx.2 2.1 1q 2r6 14i7.36 h.cc 3.1h 8 x.f 35.4 2.3q 3 35q.2',
  },
  {
    family: 'Noto Sans Hebrew',
    file: 'noto-sans-hebrew-hebrew',
    own: false,
    ranges: '0 d j d 37 z5.1i 9.q 5.5 55k.4 4a 10i 164x.p 2.4 2 2.1 2.1 2.9',
  },
  {
    family: 'Noto Sans Thai',
    file: 'noto-sans-thai-thai',
    own: false,
    ranges: '0 d j 3k f0 r 27e.1l 5.s 3hs.2 14v',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-chinese-simplified',
    own: false,
    ranges:
      'w.2m y.2n 2b.1 a0 5s7 h.1 4.2 2.2 4 4 c.1 6.1 36 3a 33 2 3j 3 2qz.3 2.m 2.1 z.2d 3.2u 6.16 6p.4 3j 6x.1 4 57j.1 2 2 2.4 2.1 2.1 2.3 2.7 2.1 2.4 2.1 2 3 2 2 2.9 3.3 3.1 2.5 2.2 2.3 3.5 5 3 7.1 2 b 4 3.1 2.1 2.4 2.4 3 2.2 2.1 2.1 2.5 2.3 4.1 2 5.1 3.3 2.4 3.1 2.1 3 2.6 4.2 2 2.2 3 2 2 2 2 2 3.2 4 2 2 2 4 4.1 3.4 6.3 3.3 2 2 2.1 3.1 2 2.2 3 2 2 2 2.1 6 3 2 5.4 2.2 2.9 2.3 4 3 3.1 3 2.8 2.1 3.1 2 2 3 2 2 2 6 4 2 3.1 2 2.5 2 2.1 6.1 9 3.3 5 4.3 6.1 2 3.4 2 3 2.2 2.3 2 2 3 2 2 4 8 3 2.2 2 2.1 2 2 2.2 2 3 2 3 2 2.6 8 4 2 2 5 4.2 3 2.1 6 5 2 9 d 2.4 3 2 2.1 5 3 5 4 7.5 5.1 2 3.1 3 6.1 2 2 4 3 7 8 2 6.1 4 d 6.1 5 2 4 2 3 2 4 2 5 4 3 6 7 2 9 8 2 b.2 2.6 2.3 2.2 2 2 2 2 2 6 3 2.2 2.3 2.9 2.2 3 5.5 2.1 5 3 2 2 2.1 4 2 2.1 2.5 3.1 2.5 4.2 3 4 2.1 2 2.2 2 2 a.2 3.1 3 2 4.1 2 2.2 2 3 2.5 2.4 3.2 2 3.1 3.1 5.4 2 3 4.1 3.3 3 2 6.5 2 4.2 4 3 2.2 2.1 3 2 5.1 7 2 2 2.1 5 3 3 8 2 4 4.2 4 4 a 2.4 2 5.3 2 4.2 2 4 3 2.1 2 2 4 2 2 5 2 3.1 2.1 4.2 3 2 7.5 3 2 5 4.2 5.1 2 5 2.1 5.2 2 4 3.1 2 7 4.1 a.2 3.3 2 2 2.3 3.b 2 2 2.4 2 2.1 2 2 4.2 2.2 2.1 3 4 3 2.2 3 2.2 8 3 2 3 2 3 3.1 2.1 4.1 4 4 5 4 2.2 3 2.7 2.1 2.5 2 4.k 2.4 2.2 4 2.1 2 2.f 4 2.4 4.4 2.4 2.5 2.1 2.3 2 2.1 3 2 2.1 3 2 3 2 2.1 3.1 6 2 2 2 5.6 2 2.1 3.2 3.2 2 2 5.1 2.2 2 2.7 8.1 2.7 2 2.2 5 3 2 2.3 2 2.3 2.7 2 3 3 3.2 2 4.5 3.1 4 8 2.1 4 3 2.1 2 6.2 3 7 5 2 2 3 5 2.3 2.2 2.1 6 3 2.1 2 3.1 5 4 2.1 6 3 2 3.3 3.4 2.2 3.3 3.1 2 2 2.2 2.1 2.2 4 2 3 4.2 2.1 2 8 3.2 2 2.3 2.2 2.2 2 8 9 3.c 2 2 2.1 2 2 2 3.3 2.1 4 6 3 5.1 2.1 3 2 9.1 2.1 3.1 3.2 3 5.1 4.1 2 2 3 2 4 2 b 2.1 5 3.3 2 6 2 4.4 5 3 2 2.1 2.1 b 7.2 3 c 4 b.1 5 3 5 d.1 3 7 3 3.1 2.7 3.2 2 2 2.6 4.1 3.2 4.1 2 2 3 2 5.1 3 2 4 3 4 4.3 3 3 3 7.1 3 2 2 5 2.1 3.4 6 3.1 2.4 3 2 2.3 2 2 4 4 4 7.3 6 3 4.1 7.1 4.4 3 3 2 2.1 7 d.1 4 4.1 2 6.1 2 2.1 5.1 d 8 2.3 2 4 2.1 2.2 a 4 8 2 2 3 6 6.1 3.1 5 g 2.1 4 3 3.1 2 4 b 2.1 9 9 5 2 4.1 8.1 3.1 2 3 2.2 6 2.1 5 j 4 2 3 7 2 2 9 6 7.1 2.2 2.1 3 3.1 3 7 3 2.7 4.2 3.1 2 3.1 2 3 2 2.2 2.2 2.1 2 3.3 4 4 2 3.2 2 3.1 2 3.4 2 6 2 3 2 3 3.1 5.1 2.3 4 5.2 2.2 2 3 5.1 3.1 2 4.1 5.2 3.3 3.1 3.1 6.2 3 8 3.2 5.4 3.1 2 2.3 4.9 d 2 4 2 2.6 3 5 2 5 3.1 3.1 3 2 4 8.1 2 2 6 4.3 3 3.1 6 5 5 8 4.1 3 9.4 3 5 j 8.1 3 k.1 5 2 3.1 3.1 7 3 6 2 2 4 7 2 3 3 7 l 4 3 b 4 7 7.4 3 2 2 3 8.1 g.1 2.a 2 3.2 2 3.3 4.1 2 2 3 2 3 3.1 2 2 2.2 2.1 3 4 2 2.f 4.2 2 2 3.3 2.1 4.2 3 2.3 5 4 2.2 9.2 2 3.5 2.1 2 2 3 2.1 2.4 2.1 2.1 2 2.5 2.4 2.3 2 2.1 2 7 3 5 3 2 3 4.a 2.2 2.9 4 9 2.1 3.1 7 3 2 8 3.8 8 4.1 3 2.5 6.1 7 2.2 4 2 4.1 7 2 3 3 4 7 7 8 3.2 2 2 3 2.1 6 5 2 5.1 3.1 7 3 3 2.1 4 c 2 4.1 6 9 a 3.2 2 2 8 3 e 3 3 5 e 2.4 3 e u 3 3 8 8 g.1 3.1 3.4 2 3.1 2.3 3 4 2.2 2.2 2.1 2 4 3.1 4.2 2 2.3 8.2 4 2.3 3 3.2 4.1 5 2.1 7 8.1 c.2 8 7.2 2 2.7 4.1 2.1 3 5.2 2.4 2.1 2.7 3.1 4 2 8.4 5 3 7.3 8 3 4 5.1 2.1 7 9 3.1 3 5.5 4 2.1 4 2 2 2 2.1 3 4.1 2 3.2 2 4 2 2 4 2 2.1 2 2 2 2 6 4 2 4.1 2 2.2 4 4.1 2.3 2.1 2.1 3.1 2 4 2 2.1 3.2 2.2 2.5 4.3 2 2.2 3 2 3 7.2 3.1 5 2 2 2 4 6.3 6.1 2.5 2.4 2.1 3.1 3 3 3.1 6 4 6 2.5 2.2 8.1 3 2.2 3 2.2 3.1 4.3 2 5 6 6.1 3 2.2 3 5 2 3 2 3 4 9.3 3.5 2.1 3 2.1 2 2.3 2 5.1 4.1 2.1 7 2 4 5.1 3 3 2.2 2.1 2 2.1 2 2 2 3.1 9.2 3.1 6 4 3 2 2 3.3 4.3 2.6 2.1 2 3.1 7 7.1 4.2 6 5.1 4.1 3.1 3 3.4 h 9 3.1 2 3 4 3 4 6.1 4.1 6 2 5.2 7 4 9 3 2.1 3 d 2 4.2 3 6 4 8 4 4 2.3 6.1 k c 3.3 7.1 8 2 2.6 3.1 2 2.6 3 3 4 2 2.2 2.2 2.2 3 3.3 6.2 2.3 3.4 3 3 8 3.1 2.8 2 3 3 3 2.2 4 5.1 7.2 2.3 2.2 3.3 2.1 3 3.1 5 4 4 2.2 2 3 2.5 2.3 2 2.2 2.6 3 3.1 2.4 3.5 2.1 3 5.3 2.1 5.2 5 3 2 3 4.1 2.4 2.2 3 2.1 4 3 7.1 3 2 3 3.1 3 2.5 5 7 2.1 2.2 4.1 5.1 2.2 4.1 3.1 5 2.1 4.2 3 3.3 4 2 3 5.3 2 2.3 2 2 2 2.2 3.1 2 2 8 2 3 4 2.1 2 4 4.1 5.1 2 6.1 3.1 6 2 2 2 3 3.2 3 8 2.1 3.1 2 6 2 3 6 3 2.1 7.2 4 3.1 3 3 2.2 2 8 2 4 6 9 2 f.2 8.1 2 2 9.2 3 9 6.1 4 2.3 2 2.3 2.1 2.2 4.2 3 2 3.1 2.1 4 2 4 2 4 2 2 2 2 6 8 6 2 2 2 i 6 4.2 5.2 6 4 7 2.1 2 3.1 6 3 4 3 2 2 2.4 2 2.1 4.2 2 6 4 2 2.1 2.1 9.1 5 2 2.1 2 2.1 2 4 2 2.1 3 2 3.1 2 2 2.2 2.1 7 2 3.1 2 2.2 2 6.1 2.1 7.1 9 2 3.4 3.3 2 2 3.2 2.2 4 2 4.1 2.1 2 2.1 4.2 4 4 2.1 5 2.1 5 2.2 3.2 6 2 3.2 6 2.1 3 3.5 3 4.1 5 2 2.1 5.2 4 2.1 3 4 2 2 2 3.1 4 4.1 5.1 6 5.1 4.1 3 3 3 3 5 2 b 2.1 3 d 3.2 2.1 5 3 3 4 2.2 4.1 3.4 3 5.1 2 2 3 4.1 2 4 2 2 6.1 2 2.3 2 2 3.1 5 3 3 2.1 3 2.1 3 2.3 2 3 6 2.3 4 3.2 3 2.4 2 2 5 2.1 2 2.1 3 2 2 5 3 2 2 3 2.2 4.1 2 2 3.1 2 2.2 2 3.2 c 6 5.5 4 2 2 2.2 2 3 4 3 3.2 2.1 7 3.2 4.1 2.2 2.1 2.1 2 2 3.1 7 3.1 5.3 3 a.2 3.2 2.3 2.1 2.1 3 2 2.1 2.3 6 4.3 2.4 d.1 8 2 4.1 9 4 4 6 5 4.2 5 2.2 2 2.1 a 2 2 5 2 2 5 3 3 2 5.1 3 9 2 2.2 2.1 4.1 5 2.1 3 3 3 2.1 4 a 8 9 3 4 5 4.3 2 8 9.1 6 3.1 2 3 3 5 2.1 7 2.2 3.1 5 2 2 2.2 4 6.1 6.1 b.1 3 2.1 6 3 4 6 2 7.4 2.1 7 3 4 e 5 6 3 2 2 3 8.1 6 2 5.1 6 2 2 5.2 5 2 4 3.6 6 3 4 d.1 6 2 a 6 8 3 2 2 4 a 2 4 3 b 7 2.1 3 4 5 b 1k 9 6 5.1 2 e.3 4 b 6 2 4 8.1 2 3 4 9 8.6 2.1 8.2 3.2 2.1 5 2.1 2.1 2.2 6.2 3 2 2 7 j.1 2 3 2 3.3 3 6 2.2 3.3 2 2 2 6 a 4 e i.2 2.1 2.3 2 4 2.3 2.k 3.1 2.2 4.1 2.1 6 5 2 3.7 3 4.2 6 2 2 2 3.1 3.1 3.5 2.1 3 3.1 2.1 3 3 2 4 2.6 2.2 2.1 3 2 5.1 2.4 2 3.1 4.1 2 7.2 2 4 3 2.3 2 3 2.1 3.3 2 2 2.1 2.4 3 3 7.1 6 5 2 2 3 7 2 2.1 4 3.1 3 3.7 2 2.8 3.6 3.3 2 4 3 3 3.1 4.1 5 3.1 4 6 3 3.1 3 2 5.2 3.1 2 2.4 2.1 2.4 4.1 3 3 3 4 3.1 4.3 4.1 5 5 2.2 3.1 3 3 2 2.1 2.1 2 3 2 2 2.5 9 3.6 2.1 3 3 3.1 2 3.1 2.2 4 3.1 2 3 2 2 2.2 7 2.2 4.1 3.1 3 5 2 3 4 2 6 3.1 3.1 5 a.2 3 2.1 3 6.1 6 6.1 2 3 3 2 3.1 4 2 3 2 4 2 4.7 4 6 2.2 3.3 2.2 2.1 2.2 2.1 b a.1 2.1 4 3 6 4.2 b 2 7.2 4 2.2 5 6.1 4 4.1 3 2 4 3 4 3.1 2.1 3 2 2 7.1 2 4 4 2 2 4 4 4 5.1 e 5 3 3 3 9 3 3 7.3 3.1 2 2 6.1 3 6 3.3 3 7 3.1 2 d h 2 9.1 d 4 9 4 j 3 9 6 5 8.2 2.1 5.1 2 4.4 5.1 3.1 4 4 2.2 3 3.1 c 2.4 3.1 4.3 2.1 4.2 5 2 5 9.1 2.1 3 5 2.3 2.2 2 8 2 4 c.1 9 2.5 2 5 5 9.2 5 6 8.1 4.1 2 2 b 3 2 6 2.3 5 4 6 5 7 6 5 5 4.1 6.1 8 4 5 4 2.4 8 5 2 4 4 3 5 5 6.2 7 o a b d 2 2.1 3.2 3.6 2.1 8.2 4.1 5 7 2 2 2.3 4.1 2 6 3 3 4.1 3 3.1 3 3 3 3 5 d d 3 3.1 2.4 7 2 2 4 5.1 2 2 5 2 5 2.1 8 3.2 2.2 5.1 4 5 9 4 7.2 4.3 7 4.3 2 6 2.1 7.1 5.1 9 2 2 5 9 3 5 5 5 3 3 3 3 6 3 2 2 4 2 5 5 4 6.2 2 2 3.2 2.1 4 2.2 5 2 3 3.2 3 2.2 8 5 2 3 2 4.1 3.2 3 8 4 5 2.2 2.1 3 2.1 a.1 7 2.2 2 2 2 2.2 3.3 6 4.1 3 7 a 2 2.3 2.2 3.1 5.1 3 3 6.1 7 2.1 2 4 4 3 2 8 4 2.2 7.2 7 a g 8 7 3 4 2.2 2 8.1 5 2.1 d d 7.2 2 3 3.1 2.1 2.5 2.4 2 2.1 2.1 3 2 5 3 2 2 3 2 3 5 3 6 3.1 2 2.2 4 2 2 2 2.1 5.1 4 3 4 5 2 3 2.1 2.1 3 2 2 2.2 6 3.1 2.4 3.1 3.2 4 3 2.3 3 5 2.1 3.1 2 3 4.2 3.1 2.1 5.1 3 5 3 3.2 5 4.1 6 7.1 6.3 2 2 3.2 9 4 5.3 2 a 6 2 2 6 2 3.2 8 d 2.4 4 2 2.2 3 3 3 2 3 3 l.1 2.1 2 b 3.1 2.1 2 2 4.4 2 2.2 3.1 3 2 2.2 2 7.1 2.1 2 4.1 3 2 3 7.1 2.1 d 5.2 6 2.1 6 7.2 2 2 2 2.1 6 9.1 9.1 6.2 2.1 2 3.1 d 4.2 5.1 6.1 2 3.1 d.1 5 2 2.1 2.1 3 3 8 4 e a 4.1 6.1 2 4 2.3 5 3 2 5.5 a.1 5 2 2.1 3 2.1 6 2 2 6 3 2 2 3.1 2.2 2 2 5 7 4 2 3.1 4 3 e.1 2 9 5 5 6 2 3.2 3 2 4.1 2.2 3 4 4 2 7.1 2.1 6 2 2 3 4 5.1 5 5 c 7 4 3 3 2 3 3 7 d b d e 6 2 2 2.2 5.2 5 2 5.2 2.7 2 3 3 5 2 8.1 2 2 4.1 3.1 8 2 c b.1 3 4 5 6.2 2.1 2.1 2 3 3 2 2 4.1 6 7 4.1 2.1 2 4 2.1 8 3 2 3 5 6 2.1 6 3 3 4 2 3 2 9 3.2 4 2 2.2 2.1 2 4 7.1 9 b 7 7 4 2.1 2.1 5 2 2.1 4 5 4.2 2.3 4.1 2.1 5.1 2.1 5 c 5 c b 3 3 2.2 3 2 8 2 5 2.1 2.1 3 2 3.4 2.1 2 4 2 3.1 4 2 3.2 6 2 2.2 7 6.1 2 a 3 2 4.3 2 2 4.1 2 3 h.1 3 2 2 5 2 5 8 3 3.2 2 5 5 6 2 2.2 4 3 4 8.1 3 2.1 2 3 5 2 6 4 3.1 5 4 4 3 6 5 2 9 4.1 j 2 6.1 2 2 c 5 2 2 2 9.1 j 4 f 8.2 c 6 2.1 3 2.1 7 5.1 5 4 3.2 2 4 3.3 2 4 5 3 8.2 2 3 3.1 f 9 3 5 4.1 5.1 2 3.2 2 3.4 2 3.2 5 4.5 3 6 9 2 8 4 5 c 5 8 3.1 3.1 b 8 2 2 6.1 6 2 4 6 5 2 4.1 8 4.1 b 5 2.1 8 9 5.1 3 8 7 9 n 8 8 3 3 c.1 3 2 4 4 9 a b.2 e 3.1 5 a 3 7 a.4 2.2 2.9 2.5 3.o 2.c 2.2 2.2 2.4 2.5 2.f 5 5.3 2.5 2.1 2 2.2 2.2 2.2 2.1 3 2 2 2 8 2.1 b.2 2.1 2.1 2 7.1 7.1 4 2 2 3 4 8 4 5 2 2 6 6 4.1 2 2.1 3 2 6.1 2 6.1 4 2.2 4 5 2 2 4 2.1 3 7.2 4.1 3 7.1 2 6 2.1 4.1 2.3 5.2 3 2 3 2.2 d d 3.2 3 2 2 3 4 4.2 6 2 2 2 2 4 b.1 5.1 2 2 3 6 2 4.1 2.1 2 2.1 3 4 3 2 2.1 2 2.3 2.1 4.1 4.1 2.1 2 6 2.5 2.1 2 6.2 6 2.1 3.4 3 3.1 2 3.1 2 2.2 2.1 2 2 2 2.1 5 3.5 3 2.2 2.1 2 2 2 h 4 2.2 5 6 8 2 2.2 2 2.1 2.2 3 2 b.2 2 2 2.1 2.1 2.1 4.4 2.2 8 2 5 2 7 2.3 3 3 3 2.1 a 7.1 2 3 2.1 3 3.1 e 7 4 2 2.1 2 2.1 6.1 6.2 2 2 2 3.5 2.2 2 2 2 2 5.1 2.1 b.2 4.1 4.5 d 4 d e 8.2 2.1 3.4 4.1 3.1 5 2.1 2.1 4 5.2 3.1 4 4.1 2.7 2 2 4.2 4.1 3 3 3 4.4 2.4 2 4.1 2.1 2 2 2.1 5 4 2 3 3 2 2 3 3.5 2.1 3 2.1 5.1 2 4.1 b.1 3.2 2 2.1 2.2 2.1 3 4 3 3.1 2 6.1 2 2 6 4.3 2.2 2.1 2.1 2 2 8.1 3.2 8.1 3.1 4 4.1 3 2 4 2 2 8 2.1 6.3 3 2.1 2.1 3.1 4 2.1 2 2 3 4.1 2 2 4 3.2 8 6.3 6 5 4 2.1 6.4 a 4.1 7.5 3 5 7 4.1 9 3 8 6 3.1 6 2 6 2.2 4 2 2.1 4 8 9.1 4 7 2 3 3 2 e 3 2 4.5 2 2 3 5 2 6 2 3 7 2 6.1 6 2 e 3 i 2.1 3 3 7 2 8.1 9 2 3.3 6 5.2 c 3 5 6 4.1 4 5 2 7 3 6.1 2 8 a 2.1 a 2.4 2.2 9 8 8 4 2.1 3 2 7.1 7.1 4 i 4 6.2 4 6 5 n b 4 3 f.3 3.1 5.1 3.1 3 9.1 5 8 2 2.1 2.2 8 2 7 2 7.1 6.1 3 2.1 2 3 2 4.1 a 4 2.1 2.2 3.2 4 5 2 3.1 5 2 7.1 2 3 6 5 2 2.1 4.3 3 5.1 2 2.1 2 2 5.1 3 c 3 3 4 4 8.2 3 2 5 4 2 7 3 3 8 2 4 2 6 2 4.1 5 5 i 3 6 5 2 4 7 6 6 5 6.1 e i 7 5 n 6 4 2.1 n 2 5 4.2 6.1 6.1 3 2 2 2 4.2 2 3.1 2.1 2 2 2 5 6.2 2.1 2.1 3 3 2 5 4 6 6 2 6.1 2 4 g.1 3.1 9 5.1 3.1 3.1 2 2 3 4 9 2.1 4.1 4.1 4 5 9 2.2 6.1 a 5 6 2 2 2 b 3 q.1 7 4 8 d 2 2 3 5 4 7 4 7 6 3 9 7 3 3.2 2.2 2.2 4 2.2 8 4 5 2.1 i 8 2 6 2 4 5 2 2.1 b 7.1 2 4 2.1 6.2 2 n 9 2 2 4 3 8.2 6 e 2.1 2.1 6 2 3 6 2 4 6 2.1 3 2 a 3 8 4 7 4 6 b 7 a 6 2 2 5 7 9 2 2 2 3 p g f 2 2 a 6 3.1 7 6 3 a 9 7 7.a 2.3 2.2 2.4 2.a 2.5 2 2.2 2 2.4 2.c 2.2 2.c 2.9 2 2.b 2.5 3 2.9 2.1 2 2.1 2 2.1 a 5.1 2.1 2 2 2 4.1 5 7.1 8.2 c.2 8 3 4 3 7.1 4 5.1 2.2 5.5 8 3.1 3.1 3.1 7.1 2 9 8.1 2 2 2.2 2 4 2.1 7 6 2.1 b 2 5 e.2 2.h 2.1 2.8 2.4 3.4 2.2 3.1 2 2 2.1 2.7 2.1 4 2 3 3.4 a 3.1 5.1 a 4 6 4 5 b.2 3 2 4 5.1 2 5.1 2 3 5.1 3.1 2 2 2 3 4 2 2 3 4 2.2 2.2 e.1 2 3 e.1 4 7.1 4 3 4 4 9 2 3.4 6.1 7 6 5 2 3 3.1 5 2 2 6 3 2 6 6 2 s.1 3 3 4 4 g 2.1 5 d 3 m 5 6 6 b.1 6 2 c.1 5 9 h m 7.3 2.7 2 2 2 3.2 2 4.8 2 3.1 2.6 2.1 2.1 4 3 2.1 2 2 2.3 7.5 3.1 2.1 2.1 6 2.1 3 4.1 2.4 3 2.2 2.3 2 3 3.1 3.2 4 3.6 3.2 2 2.3 2 3 2.2 2.6 3 8.1 2.1 3.1 2 3.1 2 3.1 5 3.1 2.8 2 2 2.1 2 2 2.1 2 3.1 4.1 4 2.1 2.1 2 2.1 2.5 4 2.1 4 2 2 2 2 2 2 2 4.2 3 2 2 2 2.3 2 2 3.3 6 2.2 2 3 4.1 2 2 4 5.2 3.1 4.2 3 2 2 5.1 2.1 5.1 4 2 5 g 5 2 2 5 6 2.2 l 3.4 3 2 2 3 3 3.1 4.1 2 4.1 2 2.3 4.3 7 8 2 2.2 3 2 8.2 7 7.2 2 6 6 c.1 2.6 2 7 4.1 6 1n 7 f g 1c c 5.1 i m 9 f c o i 8 u 2 2 5 4 3 4 8 c.1 4.5 2.7 8.2 2 c 9 h 7 m.3 5.4 2.1 3 2.4 3.2 2.2 9 b 1b.1 5.2 4 2 4.1 4.3 4 7 s.1 p 5.3 4 2 2 2.1 7 2.3 4.1 3.1 2 2 2 2.e 3 2.3 2.2 4.d 2.1 2.3 2.1 5 5.2 2.5 3.2 3.7 2.1 2 2 4.8 2.1 2.1 3.3 5.4 2 2 2.5 7.3 2 2.3 2.2 5.2 5 2.1 2.1 3.7 4.2 6 3.1 4.2 2.1 3 3.1 8.1 3 6 2 6.2 f.2 4 3 2.1 2.2 d.1 2.2 2.2 2 c 2 4 c.3 2.8 2.4 2.1 2.2 3.1 2.2 4 2.1 3.3 2.1 2 3 2 9 4 3.5 5 4.1 2 2.5 2.2 3 5 6 3.1 2.3 4.2 6 2.1 2.3 2 3 8.1 2 2.1 2.3 4 3.2 2.1 4 3 4.1 2 6.1 5.3 2.3 2.1 3.3 2 3.3 2.1 3.1 3 2.1 2 4.1 5 2.1 4 3.1 3.1 2 2 3 2.1 3 2.4 3.2 2 2 3 6 2 9 6 3 2 6.1 5 a 9.2 3 3.3 2 2.2 3 4 a.1 2 6 9 6 2 4 7 8 3 a u 8 j.1 2.4 6 2.1 5 4 2.2 2.1 2 4 4.4 4 j 2 b 3.1 a 6.1 2 5 4 6 9 8 6.2 2.9 2.6 2.1 2.2 2.1 2.2 2.4 2.2 2 2.2 9 j a.1 3.1 2 3.3 3.1 9 7 3 a.2 7 5 2.1 3 3 5 g 6 n c 4 g 2.1 2 2.6 2.3 3 2.1 2.2 3.2 2 2.1 2 2.1 2 2.3 2 c 3 4 2 5.1 h b 5 6 6 u f 4.1 6 n 7 e i 3 5 d.5 2.1 2.3 2.4 2.1 2.4 2.2 3.2 6 3.4 2.2 2.1 2.1 8 6.2 4 5.1 3 6.1 6.2 4.1 d 4 4.1 c 8 3 d c 4 2 2 a a.1 5.4 2 2 4 2 2 3 6 5 g y t 5q 3 2 4 2.1 5 4 3 7.1 3.1 2.2 4 3 2.1 3.2 2.3 5 6.2 5 2.1 2.1 4.3 2 3.3 6 e.1 l v j y f 20 1x 12.4 2.1 2.9 2 2.2 6.2 3.3 3.2 2 3 2 4 2.1 2 2 2 6 2.1 2 2.3 2 3 6 4 2 3 9 7.1 4 6 2 6.1 f 3 3.3 5.1 5 4.2 2.1 2 4.1 2.5 8 7 f d 3 2 3 d c d 2 3 3 9.1 5 2 f u 5.1 2.1 2.3 b.4 3 ioh.1 3.2 3 4.4 2 8.1 2.4 3.1 3.1 3.1 3 2.2 4c.20 2.e 2.3 3m.1 2 2',
  },
  { family: 'Noto Sans SC', file: 'noto-sans-sc-4', own: false, ranges: '2qe2 o 2.3 p.1' },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-5',
    own: false,
    ranges: '1efe g 7.4 2.3 2 3.9 2.3 3.4 2 3.5 4 5.4 2.2 1v 2 2 3 2 2 1bpf.1 x.3 3.2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-6',
    own: false,
    ranges: '1d6p 17.1 7 3 1a 2 d 5 5 c 4 1c i d 3 4 10 2 7 6o.1 mp 4.1 2.2 6 2 5.1 3 7 3 4.1 3.1 2 4 2.3',
  },
  { family: 'Noto Sans SC', file: 'noto-sans-sc-21', own: false, ranges: 'vib 3 3 7.1 3.2 8 2 2' },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-22',
    own: false,
    ranges:
      'v8y 6.3 5.1 5.1 4 2.1 5 3 5 4.4 5 2 7 4 3 4 2 8.2 4 4.1 4 f 5.1 a 5.1 5 h 3 2.1 c 3 2 2.1 7 2.1 2 3 2.1 h 7 3 2 9 7 6 2 6 6 k h.1 3.1 p.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-23',
    own: false,
    ranges:
      'uwy.1 3 3.3 2.2 2 3.5 4 3 4.2 2 b 5.3 3.1 6.1 2 2 3 3 2 5 2 7.2 6 5.1 7 6.1 5 6 a 9 3 8 h 8 i 8 3 3.2 f 2 8 4 6 5 6 3 t 9 4 8 3 2 e 8 j 8 g 7 9 4',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-24',
    own: false,
    ranges:
      'uio 3 6 4.1 4.1 2.1 2.1 6 g 2 4 4.1 6 3.1 4 6.1 2 e 2 2 8 2 7 5 b 4 5 2.1 8 2 8 6 2 5 3 k 2 6 8 2 4 5.1 l 9 8 3 3 h.1 8 2.1 2 3.1 7 h.1 9 3 5 d 8.1 h e 5 f 9 5 7 2 5 7.2 a 4 d e 5.1 3 5',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-25',
    own: false,
    ranges:
      'u71 4.1 5 2.1 2 2 6 f 5 c 6.1 3 3 b 9 3.1 4.1 d.1 6 2 3 7 5 3 3 2 d.1 5 5 4 7 3 2 5 j 2 4 b 3 2 2.1 2 6 6 b g 4 g 2.1 b 2 a d 3 7 e a 3.1 4 3 6 7 3 4 2 a 5',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-26',
    own: false,
    ranges:
      'twj 3 6.1 d a a.1 3 2.1 5 4 7.1 2 3.1 2.1 3 2 i 6 c 4 5 d g p 7 2.1 3 4 4 4 4 5 l 3.1 3 2 3.1 7.1 2 6 5.1 7 b 8 3 7 4 6 6 4 6 7 4 4 5 3.2 8.1 3 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-27',
    own: false,
    ranges:
      'tl1 4 3.1 7.1 c.1 k 6 3 4.1 3 4.2 2 3.1 8 2 b 7 d.2 3 j 8.1 8 2 5 8 e j 9 6 f.1 n l 9 7.1 e 3 3 k h j 5 2 5 7',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-28',
    own: false,
    ranges:
      'tfb 2 2.2 a 3 3.1 5.3 6 2 2 8.4 5 2 5 4.3 4.3 2 3 3.1 9.2 4.4 2.1 3 2 7.1 2 i 8.1 5 4.1 5.2 5.1 3.1 2 3 5 4.6 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-29',
    own: false,
    ranges:
      't99 2.2 3.2 5 2 5.1 5 2 4 6 6 g 8.1 2 f.2 2 2 2 3.5 2 5.2 3.1 3 2 2 2 g.1 2 5 4.2 f 3 5 3.3 2.3 4 7.1 4.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-30',
    own: false,
    ranges:
      't0s.1 3 3 5 e a 2 3 3 2 4 2.1 6.2 3 5 4 b.1 b.2 7 9.2 2.1 5 2.1 3 k 8 2 7.1 3 3 8 5 9.3 6 3.1 2 6.1 4 6.1 6.1 6.1 3 2 k 3 2 h.1 3.3 4.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-31',
    own: false,
    ranges:
      'spw e 2 5.1 3.1 4.1 2 c g.1 2 4 5 2 6 3 6 2.1 7 8 2 5 f.1 6 3 5 4 7 5 2.3 3.1 2 4.1 7 5 2.1 2.1 2.1 3 8 2 2.1 2.4 5.1 3 5.1 2 2 4 4 3 4 2.2 2 4 3 2 a 3 5 4.3 4 3 2 3 6.1 b 3.2 6 3 3 8 4 3 4 4 k',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-32',
    own: false,
    ranges: 'sgl.1 n c.1 a.2 i 5 4 e 7 3 c 2 2 h 6 9 9 2 2 7.1 a 8 5 5.1 9 6 l.1 c 6 2.1 3 4 7 f 7.1 9 b.1 i',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-33',
    own: false,
    ranges:
      's3l f 3 7 6 g a.1 9.1 4 2 5 4 5 3 2 c 6 g 6 5 3 c h g.1 2 d 7.1 c n 5 3.1 5.1 8.1 11 2 4.1 4 3.1 c.1 b k 7.2 8 c 2 6 2 2 3 9 b c',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-34',
    own: false,
    ranges:
      'rst 4.3 9 4 m.1 g c.1 2 6 6.1 2 5 5 j 3 a 6 7 4 4 4 3 e 7 v.1 3 r 2 b 3 3 d f 5 6 2 5.1 7 4.1 8 2 7 2 4 b 4 3 5.2 2.1 4 6 3 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-35',
    own: false,
    ranges: 'rk3 9 4 9 7 c 9 p 2 4 2 6 i e b f 7.1 2 b 3 2 3 2 a 9 3 4 7 i b n 3.1 2 v.1 3 3 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-36',
    own: false,
    ranges:
      'r9y 4.1 2 2 3 3 h.2 8.1 5 2 8 2 2 4 3 2 2 2 2 7.1 2.1 2 a b b.2 f 2 2.1 2.1 5 a.1 5 h 8 4 4 2 5 2 3 2 4 2.1 3 3 7 9 2 4 h 5 2 4 7 b.1 2 4 7 3 8 7 2 i 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-37',
    own: false,
    ranges:
      'qyu 9 4 8 b 2 6 6 3 5 4 7.2 5 3.2 8 7.1 2 7 4 c 4 6 3.3 9 3.1 8 a g 2 f 9.1 3 3 4 c 3.1 b 3 2 5 2.1 4 7 4 i 9 5 g 4.1 3 7 6 b 4 4 2 2.1 b 2 2 4 2 6',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-38',
    own: false,
    ranges:
      'qno 4 3 b b d 5 6 5 c 4 2 2 j 3 5 2 3 2.1 3 a 3 3 3 2 8 6 8 4 3 4 2 3 8.1 9 8 7 6 h.1 2 7 5 2 2 5 8 2 5.1 2 5.1 2 6.1 2 3 a e.1 3.1 6 e 4 4 3 9 6 6 5 a',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-39',
    own: false,
    ranges:
      'qby 5 4 a 4 5 5.1 6 3.1 6 6 2 2 7 3 e 2 j.1 6 9 o.1 6 2 2 a 5 5 4 8 e 2 d 2 10 5.1 9 b 7 7 5 2 3 c 2 k 7 8 4 6 j 4 7 h 6 2.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-40',
    own: false,
    ranges:
      'q15 2 6 4 6 2 8 5.1 9 5 2 4 7 9 2 f 2.1 m 2 4 8 7 4 4 3 3 6 4 9.1 7.1 5 7.1 2 2 5 5.1 7 3 7 3 m 4 3.2 3 3 3 g 2.1 4 c 3 4 6 c 9 3 7 6.1 3 4 5 2 4.1 c',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-41',
    own: false,
    ranges:
      'pto 4 2 3.1 2 2 6 6 2.1 4 3 2 2 3 2.1 3.1 5 5 2 2.1 2.1 7 6 4 2 5 2 3 7 6 9 7.1 9.1 3 2 2 5 5 2.1 2.1 a 3 3 2 5 c.1 2 6 3 9 5 2 7.1 6 5.2 6 2 7 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-42',
    own: false,
    ranges:
      'pk8 l 5 n c h 9 2 b.1 4 2.1 7.1 2 b 2 3.1 6 3 9 3 b 8.1 9.3 2.2 5 2 3.2 7 3 6 5 6 a.1 5 9 9 c 7 5 6.2 2.1 2 9.1 3.1 3 9 2 2.2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-43',
    own: false,
    ranges:
      'pau 6 2 9.3 7 3.1 e a c 8 7 6 3 2 3 2 4 2 2 2 3 3 k f 2 9.2 a 8 7 8 7 8.1 3 l 3 8 2 4 3 2 2 2.4 2.9 2.2 2 4 3 2 6.1 2 b c 5 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-44',
    own: false,
    ranges:
      'p2q o.3 2.3 5 a 2 4 4 4 3.1 2 2 6 f.1 c 4 2.1 3 2 3 9 2.1 3 6.1 8 2.1 2 5.1 4.1 2.1 2 2 b 4.2 3 3 2 6 7 m.2 8 4 4.1 2.1 5 6 4 g 3 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-45',
    own: false,
    ranges:
      'ous 2.2 3.5 2 2.2 4.1 2 2 2.2 2 2 2 3 2.4 6.3 7 c 2 2 4 3 6 8 2.3 4 4 2 4 3.1 3 4.1 2.3 2 4 5.1 6 3 3 4 4 6 c 5.2 4 2.2 2.1 6 4 i 19',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-46',
    own: false,
    ranges:
      'oo8 4 4 5.2 2 3 2 8.3 a 9 2.1 5.2 2.2 7 4.1 2 2 6 3 3 5 4 2 3 2 2 3.1 2 4.1 5 2.2 3 4 4 2.1 4 6.4 2 5 2 5 2.1 4.2 3 8 2 2.2 4.4 3.2 4 3 3.1 3.2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-47',
    own: false,
    ranges:
      'ogk 6 a.1 4 6 5 2 b 2 5 2 3 2 2 4.1 3 5 2 3.1 2 3 2 2.6 2 2 2.2 3 2 7.1 8 3.1 5 6 4 2 7 2 4 2 5.1 7.1 2.1 3 2.4 2 3.1 2 3 2.3 2.2 4.3 3 3.1 6.1 3.1 5 2 5.2 3 i 6.1 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-48',
    own: false,
    ranges:
      'o9y f 6 3 2.1 6 3 2 2 5 3 2 a.3 4 4.1 2.2 2.4 3 3.1 2.1 2.1 2 3 2.2 a 4 a.1 2 3.3 4.1 2 5.2 2 3 5 4.1 2.1 2.1 4 2.1 2 2.2 3.2 2 2 2 4.2 7 2 2 8 5 2.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-49',
    own: false,
    ranges:
      'o0b.1 2 4 2.1 2.1 2 2 3 4.2 3.1 2.1 3.2 3.1 3 7 3 6 7 6.1 7.1 a 3 9 3 3 4 4.1 7 f 3 3 7 6 4 6 h 2 3 3 2 4 6 2.1 5 3 2 3 d 8 5.2 3 6 4 7 3 3 2 7 2.1 2.1 3 5 5.1 6.1 2.1 2 7.1 8.1 2 4 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-50',
    own: false,
    ranges:
      'nri.1 2 2.1 3 2 c 4.1 3 2 7 8.1 9 c 5 4.1 3 4 8 5 4 3 6 4 6 8.1 2 5.1 2 2 7.1 4 7 a 3 4 3 2 2 2.1 4 3 7.1 3.1 2 3 6.1 b 3 2 2 6 2.1 4 2 3 2 2.1 4 c 2.1 2 2 7 2 5 2 3.1 3 4.1 2.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-51',
    own: false,
    ranges:
      'nj6 9.3 2 2.3 4 4 2 4 3 6.3 3 6.1 3.2 b.1 3 4.1 8 2 4 7 6 2.1 3 b 4 d 5.3 6.1 2 2 3 2 f 3.1 3.1 9 3 5 c 8 3 3 6.2 4 3 3 3.1 2.1 4 3 2.1 2.1 4 2 4 8.3 3.2 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-52',
    own: false,
    ranges:
      'nbn.4 4.2 8 2.1 6.2 2.1 2 4.1 2 7 4.1 5.1 a 2 5 6 4 3 2.1 2.2 2.1 3 6 2 2 7 2 4 2 3 3 2.1 2.3 2 2.3 4.1 4 5 5.1 e 3.1 g.1 4 4 2.2 g.1 2 2.1 3.1 3 6.2 3 2 2 4.1 6',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-53',
    own: false,
    ranges:
      'n4d 2 4 2 2 a 3 3 d 2 e 3 2 2 2.1 2 2.1 3.1 3.1 2.1 2 4 3 8 2 2 2 5.2 5.1 2 3 2 2.3 2 2 e 8 4.1 3 h 2.1 8 a a 6 3 9.1 4 3 4 5 2 3.1 3.2 2 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-54',
    own: false,
    ranges:
      'mwg 4.1 2 2 3.1 2.3 2 4 3.1 2 a 4 2 b 4 5 6.3 3.1 4 2.1 2 2 8 b 5 3 2.1 7 2 2.1 6 8 2 2 2.2 5 4 7 3 6 3 4 4 3.1 4 2.1 4 2 2 2 2 3 4 3 2 3.1 3 2.1 3.1 6 2.2 m 2 2 2 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-55',
    own: false,
    ranges:
      'mp2 2 7 4.1 2 3.2 2 3 2.2 3 4.1 7.1 b.3 5 6 3.1 2 2 4 4 3 2 8 3 2 6 4 6 3 3 7 3.1 4 2 4 3 5.1 3 2 2 2.2 2 2.1 2 2.3 2 2 2.3 5 2 3 4 5 g.1 5 2 4 4 5.2 9.2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-56',
    own: false,
    ranges:
      'mgf 3.2 2 6 2 3.1 2 5 2 4.1 4 5 3 4 8 2 3 7 2 3 2.1 3.1 7 5.1 9 4 2.2 5 8 3 e 3.3 9 3 8 2 2 2 8.1 5 2 2 3 2.1 4 3 3 4 d c 5 7 6.1 2.1 3 6.4 3 2 2.1 6 a 5 2 2 6',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-57',
    own: false,
    ranges:
      'm4r 2 8 3 5.2 4 3.1 7.2 7 3 2.2 6 5.2 6 9 2.1 4 3 2 r e 2 7 7 5 6 6.1 3.2 5 5 7 4 3 6 6 3 3 q 5 5 4 4 4 4 a 2 e k 4.1 4 5 2 3.1 4 7 4 8 6.1 2 4 5.1 6.2 a a 8.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-58',
    own: false,
    ranges:
      'lwg a 2 2.1 3.1 4.3 9 5 e 3 a.2 3 4.1 9.1 d.2 8.1 6.2 2.1 7 4 2 2.3 3 2.1 3.1 3 2 2.1 3.2 3 3 2.1 4 2 2 3.1 3 8 2 a 2 3 g.1 3 2 9 m 3 4 a b.1 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-59',
    own: false,
    ranges:
      'loj 6 6 3.1 8.1 4 a 5.1 6 d.1 3 c 2.1 3 5.1 3 4.1 4 c 5.4 7 4 8.2 7.2 4.1 2.1 7 3 2.1 3.2 4 5.1 5 6 b 6 3 5 c 5 4 2 2 9.1 3 3.1 7',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-60',
    own: false,
    ranges:
      'lgy 2.1 2 3 8.1 3.1 9.2 4 3.1 5 5 2 3 3.1 5 4 d 2 2.1 2 4.3 2.1 2 2 2 2 3 3.1 3 2 3 4.1 3 3 c b 9 5 3 3 3.1 2 5.1 8 6 2 a 3 6.2 4.1 3 2 6 9.1 7.1 2 c',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-61',
    own: false,
    ranges:
      'l8l 8 8 2 4 3 4.2 5.1 3 2.1 2.1 8 2 9 4 2 4.1 5 2 2 c 6 5 2.2 4 c.3 5 8 5 b n 3 c.1 2.1 5 2 3 a 4 4 2 2 4 5 4 b 4 6 3.1 3 2 3 b 4',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-62',
    own: false,
    ranges:
      'kxq 2.1 5 3 e 4 3 d 5 f.1 6 2 2 4 2 2 9 3 4 3.2 o 7 b b 2 2 4 a 2 2 3 2 3.1 2 2 3 2 2 2 4 2 4.1 5.4 3.1 4.1 2.1 t 8.1 3 2 3.1 2 b.1 7 b 2 2 2 6 b 5.1 4 3 5 d 2.1 a 6 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-63',
    own: false,
    ranges:
      'kpf 4 6 4 3 2.5 2 2 7.1 4.2 3 6.1 9 a.1 4.1 5 5 i 5 2.2 6 7 5 2 2 4 3 2 4.2 2 3 2 2.1 b.1 5 2 6 9.3 a.1 2 b b 8.1 2 c.1 3 2.1 6 4 2 6 5 2 7 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-64',
    own: false,
    ranges:
      'kgc.1 2 3 4 2 7.2 7.1 3 9 4 2.1 4.1 2 2.4 e 2 4 6.1 2.2 d 2.1 2 3 4 2 3 4 8 b 2 5.2 5.1 5.4 6 9 p 2 5 7 4 3 2 f o 4.1 3 m.1 2.3 2 2 3 2 2 2 4.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-65',
    own: false,
    ranges:
      'k6r 7.1 2 7.1 k 2 2 3.3 2 2 4.1 5 2 5.1 3 5 4 4 2 2.1 4 3 3 2 5.1 6 4 8 3 3 6 3 6 e.3 2.1 4 3 6 2 7 6 3 8 3 5 5 4 6 9.1 4 2 5 4.1 3 3 2 4 5 9 8 d 5 4.1 2 c.1 2 5 8',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-66',
    own: false,
    ranges:
      'jxt.1 5.1 7 4 6 6 5 e 8 2 2 2.2 2.1 2 3 2.1 5 7.2 2.1 6 l 2 2.2 2 2 3 3.5 5 2.1 9 3 3.1 7 3 3 f 4 4.1 3 2 4 2.2 8 2.1 8 2 4 2 d 4.1 9.1 4 8 5.1 9 2 2 3 3 2 4.2 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-67',
    own: false,
    ranges:
      'jp5 2 3 2 3 5 6 3 d k 3 2 2 3 2.1 7 5.1 b 4 5 2.1 2.1 2 9.1 5 8.1 2 3 b.1 a.2 2 3 3 3 5 2.2 2 4 4.2 7 4 4 7 3.4 3 3 h 5 3 5.1 5 5 7 7 a 8 7',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-68',
    own: false,
    ranges:
      'jel 6 3 j 5 2.1 4 l 3 6 3 8 6 a s g 5 2 c 3.1 3 7 a.1 k.3 3 2 5 2 9 4 3 8 3.3 4.1 2 2 3 4 d 9 c 6 e d.1 2.1 5.2 2 2 5.1 5 9 4 4',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-69',
    own: false,
    ranges:
      'j5s 6 c 2 5 3 6 4 2.1 6.1 6.1 3 3.1 6 2.1 3 9 7 3 2 2 3.1 6.1 5 2.1 j 3 3 c.1 2 3 5 7 2 6 2 2 3.1 4 4.1 3 9 3.1 3 3 5.2 d 2 a 2.2 8.1 2 2 8.1 3 2 8.1 3',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-70',
    own: false,
    ranges:
      'ix5 2 3 7 6 3 4 3 8.1 4.1 3 2 b 7 3 m 6 2 3 3 2 6 m 4.1 4 2.1 2.1 2 7 i a 3.1 7.1 3.1 2 2 4.2 5 5 4 5 3 2 8.1 2.3 5.1 5 5.1 3 2 2 2 6.1 6',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-71',
    own: false,
    ranges:
      'ioo 3 9.1 3 7 4 f.1 3 6 5.1 2 5 2 2 b 4 3.1 4 4 3.1 2 9 5.2 2 2 2 6 e 4 a 2 3 2 2 2 2 2.2 2.1 3 3 4 2 5.1 2.1 4 5 3 3.1 3 2.2 2 2 4 4 b j 6.1 5 3 5 8',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-72',
    own: false,
    ranges:
      'iee 9.4 9 2 3.3 2 2 a 3.2 3 2.1 b 3 k 4 6 3 3 3.1 a l 4 6 6.1 3.1 2 3 6 2 2.2 3.1 7 a 9 4 2 4 7 a 2 6 9 6 2 7 3 5.2 3 2 6.2 7 4 4 2 2 3.1 b b 2 9.1 4 6 7',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-73',
    own: false,
    ranges:
      'i5r 3 h 2 7 6 5 2 3 2.1 3 3 3 2.1 5 7 c 4 i 2.1 6.1 3 8 6 4 2.1 d 3 2 8 7 2 5 i 5 3.1 5 l 7.1 3 6 a.1 4 8.1 3 4 3.2 2.1 2.1 2 3.2 3.5 2.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-74',
    own: false,
    ranges:
      'hwg 3.1 6 4.1 2 3.1 2 2 6 4.1 2.2 2.1 2 2.2 7.1 3 3.1 2 2 4 2.3 4.2 2 4.2 2 4 7 3 6 5 b 3 3.1 6 8 2 6 5 2 5.1 7 j 2 6.1 d 4 5 9 4 3 18 3 8 6 4.3 2.2 6',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-75',
    own: false,
    ranges:
      'hnw f.1 5 e 9 2 2 4.1 6 5.1 8.1 2 5 3.1 2.1 3.1 4.1 2 6.1 3 2 5 2 c 3 2 2 2.1 5 d 3 5 3.1 4 7.1 b.2 9 6.1 5.1 2 5.1 2 2 2 3.1 7 2 5 7.1 5 7 2.1 5.3 8 2 5 3.1 5',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-76',
    own: false,
    ranges:
      'heo 2.1 2.1 6 3 e 2.3 2.2 2 a 7 3.1 5 6 5 2.4 6 4 3.1 7 5 b 2 3 4 2 8.2 3 3 8.4 3.1 3 2 4 2 4 6.1 6 3 7 8 4 2.1 8 2 4 2 j 2.1 5.1 4 4 a 6 4.1 b.1 3 3 e 5 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-77',
    own: false,
    ranges:
      'h6k 4 9.1 2 3 a 5 7 7 2.1 5.1 4 8 2 2 7 g 7 b 2 5 7 a 2 4 3 5.1 4 3.2 6 3.1 2 2 3.3 2 2 2.1 4.2 5.2 2 5 2 3 4 2 3.3 3.1 2.1 2 4 4 5 2 7 4 8 2.3 6 5 2.1 2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-78',
    own: false,
    ranges:
      'gz9.1 5 3 3 c 2 5 2 6 5 4 4 2 3.2 8 2 2 4 2 7 4 3 3 2 6 5 3 3 9.1 3 2 2 3 4 6.2 6 5.1 3 2 4.1 2 3.1 2.5 3.1 4 5 2 7 2.2 e 5 2.1 c.1 4 2 2 9.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-79',
    own: false,
    ranges:
      'gsy.1 3.1 2 4.1 5 3 4.1 7 9.2 2.1 7.1 3 2 3 7.1 3 2.1 a.1 6 5 b 2 4 3 4 2 2 3 i.1 2.1 j 2 6 2.1 2 3.1 2.1 e 7 6.1 5',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-80',
    own: false,
    ranges:
      'gl0 6 4.2 2 3 2 h.2 8.1 7 l a 3 5.1 2 2 3 8 2 7.2 8 2 4 4.1 4 7 3 4 c 4.1 3 f.1 4 5 5 7 9 2.1 3 3 6 h.1 4.1 5.1 6 7.2',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-81',
    own: false,
    ranges:
      'gaz 4 3.1 7 8 4.1 5 3 5 7 a 5 3 a 4 5 3 2 2.3 8 4.3 2.1 6 2 7 f 2 a a.1 7 4.1 7 7.1 h 6 5 4 2 4 7.1 3 h 2 3.1 2 5.1 4.1 2.1 c 3 2 2.1 4 2 6.1 2 c 7 4',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-82',
    own: false,
    ranges:
      'g07 2.1 3 3 3 2 2 3.2 2 a 3.2 4 2 2 2.2 3 6 d 6 2 14 2.3 7 4 2 5 4 9 3 7.1 3 e 4 5 2 4 6 2 i.1 c g 6 a.1 m.1 6 9 3.1 5 4 2 i.2 2 3 c 3 4 a.1 2.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-83',
    own: false,
    ranges:
      'frn 8.1 6 2 7 a c 4 e 2 2 4 2.1 4.1 2 2 9 3.1 3.2 2 6.1 3.1 4 3 4 2 3.1 4 3 2 2.1 4 3 2 4.1 d b 9 3 2 7 8.1 6 d a 3 3 7 d 7.1 6 4.1 9 5 2.1',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-84',
    own: false,
    ranges:
      'fj7 d.1 3 2 2.1 3.1 5 6.1 3 3.1 2 8.1 5 6.1 2 2 4 4.1 4.2 2 4 3.1 4 3 7.1 2 6 6 4 3.1 3 2 4.1 4 2 5 2.1 6 2 o 6 3 4 4 2 a 3.1 7.1 4 2 2.4 2 6 l 4.1 5 9 7',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-85',
    own: false,
    ranges:
      '9pt 3 3 2 8.1 3 2.1 3 2.1 e 4.1 2 z 7 5 4.2 6.1 3q.4 8 1j 1b 2 6t.1 6 9 12 d.1 3 2n 4o i 28 v 9 f t e.1 c x 5w 9 e5 zn 1o 4 1b 75 2a 10o i6 d3 q1 9r 2 2 6 3 8 9 9 3 3 2 4 b.1 5.1 j.1 9.1 2 6 b 7.2 6 3 c 3 7',
  },
  {
    family: 'Noto Sans SC',
    file: 'noto-sans-sc-86',
    own: false,
    ranges: '98b 1x 8 s 9 2.1 c 9 u.1 g f c 19 2o 5 2.1 c 4.1',
  },
  { family: 'Noto Sans SC', file: 'noto-sans-sc-102', own: false, ranges: 'abs.1' },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-japanese',
    own: false,
    ranges:
      'w.2m y.2n 2b.1 a0 5s7 h.1 4.2 2.2 4 4 c.1 6.1 36 3a 33 2 3j 3 2qz.3 2.n 11.2d 3.2u 5q9.1 2 4.4 2.1 2.1 3.5 5 3 5 4 3 4.1 4 2.1 2.1 3 3.1 2 6 2.2 6.4 4.2 3 f 2 b 2 2 3.1 2.4 2 3.1 2.1 3.1 2.1 2.4 2.2 2 3.3 2 3 3 4 6.2 2 2.1 3.1 2.2 5.5 4.2 4.2 8.1 2 2 4.1 4 6 8.1 3.4 9 2.1 i.1 4 2 2 2 2.1 6 3.1 6.4 2 2 2 2.5 b 6.1 3 2.1 5.1 3 4 3 2 3 2 2 2 5 2 3 2 3.1 a 2.2 6.1 9 3.2 6 4 2.1 3 3.1 2.1 2 2 2 2.2 9.1 4 2.1 2 2 4 7.1 3 2 2 2 2.1 2 2 3.1 5 2 2.3 2.5 9 3 a 4.2 6.1 5.1 4 2 9 7 6 2.2 2 5 3 5 8 4 7.2 i.1 5.3 2 7 4 3 4.1 3 2 2 4.1 4 4 5 2 2 6.1 7 4 2 5.2 2 5 9 2.2 2 2 5 2 9 8 5 3.2 3.2 2.6 2.3 2 2 2 6 2 6 3 3.6 3 4.3 4 4 2 3.1 3.1 2.1 2.4 2.2 2 7 2 2.2 2.4 4.7 6 7.2 3 2.2 9 5.2 3.1 5.1 2.1 3 3.1 4.1 2.2 3.1 2 3.1 2.2 2.1 3 3 3 3 6 7.1 2 2.1 4 2 3 3.5 8.1 3 3.3 2 5 2 5 3 5.2 4.1 5.6 8 2 4 4.2 4 4.1 2 7 4.1 3 6.4 4 3.1 4 3 2 3 2 2 2 2 4 5 3 2.2 4.3 2.2 2.1 b.1 2 3.2 4.1 2.1 3.1 2 5 2.1 5.2 2.1 3 3.1 2 7 5 2 2 5.3 4.2 2 2.5 3 4.3 3.1 2 2 2 2 6 3 5.3 2.2 2.1 3 4 3 2 i 2 2 5.1 5.1 2.1 4.1 2 3 3 5 7.1 5.6 6 2.1 2 2 4 2.4 3.b 3.2 2 7 2.1 4.9 a 2 2.1 6 3 2.3 8 2.1 2.3 2 2 4 2.2 4 3 e 9 2 6.1 2 2.2 4.2 3 4 2 5.1 2.2 2 g 2.1 3 3.1 3 3.1 5 4.2 2.2 2 3.2 f 9.1 3.1 2.1 4.1 4 8 3 7 2.1 8.1 4 2 o.1 2 2 5.1 5 2 4.2 6 3 4 3.1 5.1 6 o.1 2 2 3.1 3 2.2 d.2 2.3 8.5 2 2 6 e.1 2 d 6 2 3 4.1 j 2 4.1 8 3 b 2.2 3 e 6 2.1 2 2 2 a a 2 2 b 9 4 2.2 8 4 2 6 6.1 3 5 5 c 2 3 9 6 2 6 4.3 5 6 3 2 4.1 2.1 3 2 3 b 2 2.1 6.1 3 2.1 3.1 4.1 2 2 2 3.1 3 2 4 3 7.2 5 3 7.1 3 5 2 5 3 4.3 g 3 2 3.1 l 3 6.1 2 8 d 2.2 6 6 3 d 3 3 5 3 4.2 2 6 3.1 3 h 3 2.1 2 4 2 3.1 4.1 a 4 4 4 3 6 5.2 3.1 5 3 3.1 9.1 6.1 2 3.3 4 4 7 2 5 2 3 4 5 5 2 e 4 5 3 9 3 3 5 5.3 3 3 4 2 3 2 5 2 2 2.2 3 2.1 5.1 6.1 2.4 5 2.4 5 7.1 5.1 5.1 2.4 6 3 2 2.5 3.1 5.1 6 6 3.2 5.3 3.1 2.1 2 6 2 3 2.3 2 2 5.1 4 5 4.3 6 3 6 3 3 2 2 6 2 3 4 6 7 2 3 8 3 2 5.1 2.1 5.1 2 9.1 2 2.1 b 5 4 2 2 6 8 7 2 2 3.1 5 4 6 6.1 6 4.1 5 3 h 8 4 4 2 j j 8.1 x.2 3.1 7 2.1 4 6.1 a 2 3 3 h.1 e 2.1 a c 8 2 4 2 4 8 2 3 2 b.1 3.1 2.1 2.3 2 4.3 3 2 5.1 2 2 3 2 6 3 2 2.2 2.2 2 6 2.6 2 3.4 8 2 3.3 2.1 6 3.5 2 3 4 2.2 7 2.2 2.1 2.5 2 3 2 3 2.1 2 2 4.1 2.1 2.7 2.2 2 2 3 4 6 2 2 4 5 4 7.9 4.1 2 2.1 2.4 2 2 9 2.1 3.1 7 2.1 2 5 3 j 4.1 3 d 7.1 2.1 5 2 3.2 3.1 2 7 2 i 7.1 7.2 3 2.1 6 4.1 2 a 4 3 3 3.7 4 3 7 y.1 2 2 2 a d 3 3 4 3 c 2 3 4.1 4 d 5 a 2 9 3 2.1 c 3.1 5.1 3 5 2.1 3 2 2.3 3 3 3.4 2 4 2.1 4.1 3 5.1 5 5 3.2 2 8 6 2 2.1 3 3.2 5 3 3.2 2 5 2 6.1 2 8 2.3 e.4 2.7 2 2.1 3 3 5 6.2 3 2 4 6.1 4 2 8.3 9.2 5.2 5.1 3 3 4.1 2 2.4 5.1 3 4.1 2.1 2.2 2.2 2.1 2 2.1 5.4 2.2 2.5 3 4 6.2 2 4 2 2 4 2.1 4 2 3 7 2 2 2 3 2 3.1 2 3.1 4.1 4 3.4 3.1 2 4 2 3 3.6 2.1 2.2 4.3 4.2 5 2.1 7.2 3.1 5.1 5 3.1 6 2 7.1 9.3 3.1 3 4 7 5.1 4 3 3 2 2 f.2 2 3.1 3 2.2 3.1 4.6 4 2 9 7.2 3 4.1 2 3 2 3 4.1 5.1 2.3 3.5 2.1 5 2 a 2.1 5 2.2 5 2 2.1 3.1 4.1 3 3.1 2.1 8.4 2 4.1 8.2 a 2 5 2 2 3.2 2 4.1 8.1 2.1 2.1 2.2 5.1 2 3 2.1 4.2 6 5.1 4 2 6.1 4 8 8.3 3 2 3.1 2.4 5 2 3.2 3 2 3.1 2 2.1 3 3.3 2.4 7 4 5 3 4 2.1 3 2 3.1 a 3 2 2.1 2 4 4 4 4 5 3.7 3 j 3 c 2 2.2 2 2.4 8.2 2.2 2.2 2 2 4.1 2.2 2 5 4 4.2 2.2 4 3 4.2 6.2 2 2.1 5 2 3 3 3 2 3 5 6 3 5 3 3 2.2 2.2 5.1 7.7 3.1 2 d.1 5 4 4 2.2 5 3.5 2.1 2.5 3.2 2.2 3.1 b.3 2 2 2.2 7.1 2.1 5.2 3 5 8 6 8.1 3 4 b 3.2 a 3.1 2.1 5 2 5 b.2 2 3 4 4.1 3.1 5 3 5.1 3 2.1 3 4 2 3 4.4 2 2.5 6 2.1 6 3 2 3.1 2 3 6.1 2 4 4.1 6 2 6 5 6 2 4 c 7 2 4 3.1 5 a 2 4.1 7 2 4 4 4 c a f 2 6 7 2 2 9 5 a.1 2 5 4 6.1 4 2 2.1 2 2 7 2.1 5.1 3 2 6 5 2 4 2 6.3 3.1 5 3 2.1 2 2 4 3.1 2 5 j 4.1 6.1 6.2 3 5.5 2 3.1 6 3 5 2 2 4.4 4.1 4.1 3 6 4 2 2.1 2.1 a.1 4.2 3 2 2.1 6 2 2.1 3 2 3.1 2 4.2 2.1 7 2 3.1 4 2.3 5.1 3 3 5 2 2 5.2 3.4 3.1 4 9.1 7.1 3.1 3 2 2.1 4.1 8 3.1 5 2.1 5 2 5.2 6 3 2.3 5 2 4 3 b.2 3 2 2.3 5.2 4 2 4 7 2.1 3.2 5 3 5.2 5 5 4 5 3 6 4.1 3 2 3 3 3 2 d 3.1 2.1 3 6 3 7 2.3 2.2 3.4 3 5.1 2 2 2 5.3 4 2.2 7.2 2.4 3 3 2.2 2 3 2 2 5 3 5.3 2 3 3 3 2.7 5 3 2.4 2 2 5 2.1 6 2 2 2.1 4 5 2 3 2.1 3.2 4 3 6 4.1 2.3 8 3 2 4 4.3 2.1 4 2 3.1 4 2 3 2 3 2.1 2 2.2 6 3.1 3.2 f 3.1 7 3.1 7.2 7 2 4.1 3.1 3.3 3 2 5.1 2.1 2.1 5 3.1 2 4 4 d 2.1 7.1 2 2 2 8 2 4.1 3 4 2 2.1 2 4.2 5 2.2 2 2.1 3.1 2 8 2 3.2 2 5 2.1 2.1 2 5.2 2 4 7.1 3 7.1 6.1 3.1 3 3.4 3 7.3 5.2 2.1 2 2 6 4 2 3 4 2 b 9.2 4.1 2.2 2.2 8.1 2.2 4.2 2.2 3.2 3.1 8 4 3 3.1 6.1 4 7 7 3.1 2 7 3.1 2 2 4 3.4 2 3 5.1 4.1 9.1 3 2 5 7 2 2 2 3 3 5.2 6.2 3 2 2 3.1 2.2 6.2 3 7.1 2.2 3 7 3.1 3 d.1 6 2.1 4 c 6 7.1 4 9.1 2 7 5 4 2.1 7 2 2 5 5 3 6.2 e 2 7.1 3.1 9 2 g.1 9.1 5 8 4 7 2.2 2 4 b 5.3 3.1 5 4 2 3 2 2 3.1 5 2 4 2.3 2 3.1 5 4.1 4.1 2 4.1 3.1 2 3.2 2 8.1 2 6 6 6.1 4 2.4 2 3.2 3.1 5.1 5 2.1 4.2 4 3 4 c.1 3 4 l 7 2 2.1 3 4 8.1 g 3.1 6 2.2 c 2 5 2 3 3.3 2 6 2 6 2.1 7 3.1 3.2 5 4.1 3 2.1 3 3.2 6.1 9 3 3 2 5.7 2 3.1 4.1 2 7 2 2 2 2 2 4.2 2 3 2 5.2 2 o.1 6 5 2 2 3.1 6 4.2 7.1 2.1 2 3 2.1 3 3.1 k.1 2 7.1 2 3.1 2 2 6 3.2 c 3 4 2 5 2 4 2.1 j 3 3 3 4 4 5.2 4.1 5.1 3 3.1 5 3 3 2 2 2.2 2 3 2 2 2 2.2 a 2.4 8 2 4.2 2 2.2 2.3 3 2.4 9 2 4 5 7 3.1 8 2 3 4 8 4 3.1 3 4 8.2 2 a 3.1 6 2 4.1 2 3 3 5 5 3 4.1 3 3 5 2.1 4 2.1 5 2.2 8.1 e 3 3 2 3.1 6.1 2.1 4 3 6 2 2.2 b 2.1 8.1 5.1 6 6.1 2 4 f 4 3.1 3 5 2 7.3 4 4 2 2 4.2 2 2 8 3 6 a 2.1 6 7 2 6 7.3 3 e.1 3 3 4.2 3 7.1 2.1 2 2 3 4 4 3 8 2 4 2 4 3 2.1 2.2 7.1 5 4 2 c e 5 7 b 8 4.1 8 4.1 c.1 4 4 7 j.3 4 5.2 e 3 4 a 4 2 i 8 4 c b 5.1 2 5 5 g 6 d 3 2 7.1 3 9 2.3 2 3 2 f 7 4 2 5 5.1 4 6 9 4 5 8 5 5 5.1 5 2 2 2.1 2 8.1 5.2 5.2 7 4 2.1 3 7 7 3 b d 2 2.1 3 2 3.1 4.6 6.2 3.1 6 6.1 2 2 2 2.1 5 2 9 2 5 4.1 2.2 5 b 4 a 2 5 5 3 3 4 3 9.2 2 8 2 2 5 2 2 5.2 7 3.1 a.2 3.1 d c.1 4.2 2 6 4.2 3.1 5 2.1 7.1 5.1 9.1 8 c 5 2 6 2 3 3 2.1 9 3 2 2 b j 9.1 8 5 2 6 2 3.1 g 2 5 5 3.1 3 7 6 5 2.1 3 p 3 d.4 4 5 2 k 4.3 2.2 3.1 5.1 5.1 3 3 8 5 8 j 4 5 9 d d 5 5 8 4 2.1 3.1 2 5 2.2 4.2 b.2 7.2 3 2 2 3 2 2 2.1 4 2.1 2 3.1 4.3 4.1 2.2 8 2 3.4 2 2 3 5.4 3 2 2.3 2.2 2 3 3.1 2.2 7 3 4.1 2.2 3.1 2 3 6 3 6 2 6 6.2 2 3.1 3.2 4.1 2 2 3 3 5 2.1 3.1 2 3 4.1 6 7 2.2 6 2 2.1 2 8 2 2 i.3 2 3 9 4 7 7 4.2 4 6 4 2 4 5.1 5.3 2 4 2 4 2 2.4 2 3.1 2.2 3 3 2 3 3 3.1 k 2 4 3.3 5 3.1 3 2 2 3 5 4.1 4.1 2.1 2 2.2 2 3 4 4 2 4 3 3 3 3 3.2 2.1 f 3.2 4.2 3 e.1 2 2 4 7 j.1 6 2 2.1 2 3 e 5.1 c 3 3 d 2 5 7.1 3 3 3 3 2.2 2 8 6 a 3.2 6.1 2 2 2 4.2 4 9 6 a 6 2.1 b 5.2 b 2 6 5 6 o e.1 3 3 2 8 5 5.1 5.2 3 2 2 2 3 9 4 2.1 5 6 5 2 2 3 4.1 4.1 5.1 3 6 d.1 4 3 5 9 4 6 7 3.1 7 d 4.2 e 2 2 2.1 6.2 7 3 2.2 3 3.3 2 3 3 5 a 3 5.2 3.1 5 3.2 e 9.1 3 4 2 3 6.1 3.4 8 2 6.1 3 3 7 2 2.1 2.1 2 3 4 b 5 8 3 2.1 6 3.3 2 3.1 e 3.1 5 4.5 2.1 3 3 4.3 7 a.2 6 2 5 4 2 3.1 3 2 2 2.1 4 a.1 2.3 7 a.1 4.2 6 4 5 4.2 2.1 2.1 2 2 3.1 2 4.1 2.1 2.4 2.1 4 3 2.1 6 2.2 5 3 2 2 2 2.1 4 2 7.1 2 3 2 5.1 2 4 7 2.1 3 c.1 2.1 2.2 2.3 2 2 7 8 2 5 2 2.1 3.1 5 c.1 4 2 2 3 2.1 2.3 2.1 2 2 9 3 4 3 4 8.1 3 2.1 2 2.1 3 e 3 4.2 3 4 6 3.1 9 7 6 4.3 3 8 2 2 4 3.1 c.1 5.3 3 9.1 2.1 4 2 2 7.1 4.1 7 7 2 9 3.2 6 2 2 3 2 3 2.1 3 4 2.1 2.1 2.1 3 2.1 3.2 6 4.1 2 2 3 5 4 4 4 2 4 2.2 2 5 8 3 2 2 2 2.1 3 2 2 2.2 4.1 2 3 4.1 2.5 4.2 9.1 2.2 2.1 2 4.1 5 3.4 5.1 2.2 6 5 3 3.2 3 2 6 3.2 2.1 3 4 c 6 4 6.3 3 3.1 8.7 2.1 3 2.1 2.2 8 3.1 4 2.1 3 3 2 2.2 2.1 3 4.1 3 3 3 2 7 6 3.1 4.2 7 9 3.1 2.2 3 5 3 3.1 3 2 2.2 2.1 3 2 3 4.1 2 7.2 3.1 3.1 8.1 2.1 3 3 9 2.2 2 3.1 5.1 3 2.2 2.2 2 5.1 4a 2 2 b 7.2 2.1 3.1 3 7.1 7.4 3 2 2 3 2.2 9.1 2.3 2 2 2 6 6 3.1 5.1 4.1 5.1 3 4 2.1 4 4 4.1 4 2 6 2.1 b.1 5 3 2 5 3 6 2.1 4.1 2.3 5.1 4 2 3 2.2 3 5 7 b 3 5 2 2 7 4 8 4 2 2 4.1 2.1 6 7.1 2.2 2.1 2 4.2 5.3 2 2.1 7 3 2 2.1 2 4.1 3 4.1 2.1 2 2.1 2 6 9.1 2 6 2 8 3.2 2.1 3 3.1 a 2 3 4 4.1 5 3.5 g.1 8 6 6 2 2 6 5 8 5 3 2.1 2.2 a 6.1 5 3 2.1 3 4.2 5.1 2.1 5 2 5 4 2 5 2.1 3 3.1 4.1 7 3 2 3 2 3.3 2 4 2.1 4 4 2 5.2 5.1 3 2 2.1 2 3 6.1 6.2 2 3.1 3 2.3 2.2 2 2 4.2 3.1 2.1 a.3 2 5 2.4 7 7 h.2 3 2 3 2 2 2 2.1 3.1 2.1 4.2 6 d 2 5 7 4 2 6.1 5.2 2 2 2 5.1 2 2 8 c.3 3 2 2.1 2.1 2 2 2.2 4 6 2.1 5.2 7.4 3 5 8.2 4 7 5 3 4 2.1 2.2 2.1 7 5 4.1 5.1 2 6 r 2 2 4.1 9 2 2.1 4 5 3 4 4.2 2 6 2.1 6 4 8 4 4 5 2 2 5 3 2 4 3.1 9 2 4.3 2 3 4 2 6.1 3 4.3 5 d 2 7.1 2 5 4 3 4.1 9 3 5 9 4 6.2 3 3 2.4 2 4 2 2.1 8 2 7 5 4 5 3 3 2 c 5 6.1 2.1 3 2 3 2 3.2 2 3.1 5 3.1 i 2 6 8 3.1 6 b 2.2 2.1 2 5 2 5 6.1 8 8 3.1 2 5.3 3 7 2.1 2 9 5.2 3 a 7 2 4 3.1 2 6.1 3 3 2 2.1 8 2 2.4 2.1 a.1 7 8 4 2.1 5 7.1 7.1 4.1 d 2.2 3 4 4.1 3.1 8 3.1 3 8 b 2.1 f e.1 2 4.1 5 2 2.1 8 4 6 8 2 f.2 7 2 e.1 5.2 4.1 6 e 2.1 2 2 2.1 6 5 2 3.1 5 5 3.3 9.1 2 3 2 2.1 3 2.2 3 4.1 6 2 2 9 4 b 3 4 4 a 2.1 2 5 2 2 2 6.1 3 3 2 2 4 6 2 2 7 3 b i 3 9 4 4 7.1 2 3 4 2.1 4 5 2 e f 3 4.1 2 2 3 7 8.2 2 4.1 b.2 4 a 5 3 2 5 2 2 2 6.1 5.1 4 2 2 2.1 3.2 5 3 5 2 3 2 6.2 2.1 6 3 2 5 4.1 2 5 4 2 7 3 2.1 3.1 2 8 2.4 a 5.1 3.1 3.1 2 2 7 a.2 4.1 3.2 4 2 3 3 2 4 2.1 a.1 7 5.1 b 2 3 6 2.1 8.1 9 8.2 4 2 4 3 2 3 2 3 7.1 2 2 3.2 2.1 4 4 3.2 2 7 5.1 2.1 2 3 3.1 7 3 2.1 i 8 2.1 6 3.1 d 4 8 2.1 5 2 2 2 2 3 3.2 3 2 2 4 2 5 3 4 2.1 2 4.2 5 5 2 8.2 2.1 6 3 2 2.1 3 3 2.3 2.3 9 6 2.1 2 2 3.1 4 2 2 3 2 4 2.1 2.3 2 4.1 3 2 7 3 3 3 2 3 4.2 2 3 4 4.2 2 2.2 2 2.1 4 2.1 3 2 4.1 2 4 2.2 2 3 5 2 2 4 2.1 2.2 2 3.1 5 2 3.1 7 6 5 3 8 3 2.1 7 2 2.2 3 7 5.1 3.3 2 3 6 3 3 7 2 2 2 2.1 3 3.1 4d 3 5 2 5 2 2 2 2 2 5 5 7.1 8.2 c.2 2 6 3 4.1 2.2 6 4 5.1 2.2 5.9 2.2 2.2 3.2 2.5 3.1 2 3.1 3 2 7.2 2 2 2.2 2 4 3 d.3 7.1 2.1 2.1 2 2.1 3.1 2 26 2.1 4 2 3.1 2.1 3 a 4 5 f a 5 b 7 4 4 9.1 3 7 4.1 2 2 2 2 5 2.1 4 4 2 7 3 9.2 5.1 d.2 b 6 4.1 d 2 3.3 2 4 5 4 6.1 3.1 e 2 2 6 5 3.1 2 3.1 2 4 2.1 5 8 9.2 3.2 d 7.1 2 2.3 5 9 4 3.1 8 d 3.3 5 2 4.1 2 6.3 4 2.2 2 7 3.1 5 4 5.1 2 3.1 3 2.2 3 3.2 9 5 3 2.3 1j.1 2.1 4 4.1 5.5 5 3.2 3 3 2.1 9 3 3 6 8 3.1 3.2 2 2.1 4 3.3 3 3.1 2 2.1 5 2.4 2.4 2.1 3.6 4 7 3.1 3.1 2.1 3 2 3.1 3 2 2.2 2.9 2.1 3 2 2.1 2 2 3.1 4.2 3 3.3 2 2.1 2.5 3 2.1 5 2 i 3 2 2 5 2 4 3 9 9 4 d 6.1 2 4 5 8 2 6 5 g 7 k 3 2 n.5 4 2 2 2 a.1 2 4.1 2 6.1 2 2.1 a 5 2 2 2 3 2 5 5 6 2 6.1 4 5.1 3 2 6.1 5.3 2.6 5 2 3.2 2 2 2 3.1 e.1 6 3 e.1 3 3.1 9 b 3 8 3 8 5.1 3.1 2 5 7 3.1 3 4 2 2 b d 2 3 2 c 2 2.1 2 2.2 h a 2 m 3 i 5.1 3 5.1 5 2 2 a 9.1 8.2 6 2.1 3 2 3.1 2.1 3 3 5.1 9 7 2 7 2 5.1 4 c 2 7 7 2 e 8 2.1 3 d 5.2 2 9 a 5 8.1 5.2 5 4 3.1 3 r 4 9 3.1 4.2 7 a a.1 2 2 7 3 d.2 7.1 3 2 2 8 6 5 2 5.3 2 6u 9 2.1 4 2.2 4 2 2.1 2 2.1 7 2.3 2.1 5 5 7 2.1 2 5 4 3 2.1 7.2 2 4 5.1 3 1j 5 7 2 4.1 3 9 4.1 2 2 7.2 2.1 b.4 3.4 4 2 4 2.1 2.3 2 3 8.1 2 2.1 2.2 5.1 2.2 2.1 4 3 4.1 2 6.2 2 2.3 2.1 4.1 3.3 2 2.3 3 4.1 3 2.1 6.1 5 2.1 5 2 4.1 2 2 5 4 2.2 2 3.2 2 2 3 3 3 2 6 3 3 6 2 6.1 4.1 4 2 2 2.1 9 4 3 3 2 2.2 2 2 2.1 2 2 4 3 5.1 2 5 3.2 5 2 2.1 8 4 4 3 3 2 3 2 6.1 f 3 2 3 8 9 h.1 4.1 2.1 5 4 2.2 2.1 2 4 3.4 4.1 2 7 3 8.1 7 3.1 3.2 9 5.4 5.1 3 3 3 9 4 4.2 2.1 1g 2 5 2 5 d.1 2 l.1 3 3 7 2 2.2 3 2 8.2 5 2 4.1 2 4 2.2 4 5.1 2.1 3 4 4 2 f.1 4 3 4 2.1 4.2 3 2 1r.3 c 3 4.2 5.1 8 5 3.2 2 8.2 3 3 3 2 2 3 b.1 3.1 6 3 4 2 4 9.1 3.1 6 f 3 5 7 7 2 2.1 2 8 8 2 3.1 4 3 2.1 4.2 1p 5 3 8 4 4 4 b 2 2.1 4 6.1 3.1 3 4.1 2.2 2 3 3 4 b i 2 5 3.1 2 2.3 4.1 2.1 9.1 5.4 8.2 2 3 4 2 l 5 f b 3.2 3.1 8.1 8 2.1 2.1 6 5 7 6 3.1 5 2.1 2 2 5 6.3 4 8.2 3 f 2 2.2 2.1 3 2.3 6 6 3.1 8.3 2 7.2 3 8.2 a 5 3 6 7 f 2 31 2 2 2.1 4 3.1 2 d 3.3 5 4 3 6 4 4 3 2 2.2 f 3.1 2 3 2 2 8.1 8 3.2 2.1 3 8 3 3 8 d 2 6 b a 5 2 4 3 2 4 2.1 6.1 2 2 9 4 6 d 7 2 3 6.2 3 t.1 3 2f 3.1 4 2 2 7 3.1 5.2 2 2 6 2 6.1 3.1 3 b.4 2.1 5 8.4 2 2 4.1 2.3 2 5 3 7 5 2.1 2 2.2 a.1 6 5 2 b.1 b f 3 c.1 3.1 3 2 b.4 3.1 3 2 6 4.1 m 8 7.1 3 iu9.2k 3q 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-0',
    own: false,
    ranges:
      '3bvs 1n 1l 3c c r h b 21 3x 8l 20 6 m 5i 52 ho 1e 31 cg d 2v u 16 1w 1t 1m 1g 17 20 8a 22 17 1r 9v 11 8f 2q.2 70 p 18 ip.1 z i 1l cr.1 s 2b f 3f l 1b 9s 5v 1b 5s 8f b 9 39 3g 57 19 34 4f 7c 5v 1d cc b 35 62 1r 21 3r 3z 2l.1 7i z gc 3 y s.1 1e.1 2r b q 1a 14 1g g 7 65 1a 6m 1f 2p 3u k 8 8 n 2b 2q b 1o 5i iw h db 8v 4w 35 15 1j 5c 52 bw k9 40 1m 14 c 1t 1m n e 6d 9 1v l 2b 3b 47 82 62 4r ca h o 48 ms 2n4 b 2 7 2 9 h.1 5 6 7 2 3 6 o 3 e c 6 3 6 o t a 3 5re 2lw kx ap 3dm b 6 3 2 8 6 4 7 c 7 c g b 6 4 d l.1 c 6 6 4 t 8.1 5 4 5 3 f 7 8 4 b 6.1 10 2 11 15 1n e.1 l',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-1',
    own: false,
    ranges:
      '2qet.6 5.8 8.1 2pm 3i.1 o 2 c 1x 2r 22 35 7s 1y g 3c 29 5b 1i 36 11 1n n 5g 2r 3d 1r 1f 3j 2d 32 8 p 5j 33 22 3m o b2 j 3t 3n 9 14 5m iq 1o o v 7 2k d p u r e 3k 4p.1 a1 34 31 2a 1o aj 7a 2f fw 5z o t m q a 5 m 15 2b.1 6i 2g 3o ap 4d 7a 3z gs 6i a0 28 6c 89 3y 9.1 2e 3b 7 cd 2p bt cr d.1 1d al 2i 4 2.1 2 5 5 5 q 24.1 6 k 3j 3a 1m 1c 38.2 d 5h g z 10.1 3n a e 11 p gr dj 1r 1s 2 e 1e 43 12.1 as 5p 23 31 5f 1k 6o 5q k gp 3g 98 4l 2b 9w 7d p 4n 72 6o a 15 1f x 9z 2g b 5p 3r 10 o 1l 1a de 2o 23 1h 49 60 6q 1k b 5c 9c 8 8 77 c.1 d 5d 49 p 8t 3x 14 c 3 2l m',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-2',
    own: false,
    ranges: '1ejb 3.2 4.2 2 2 2.6 1bma.c 4.2k 4.1o 2c.2 e.10',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-3',
    own: false,
    ranges: '1de8 2.2j 43.4 lo.9 n.i 2.e 2.i 2.3 6s.1 6 3 u q.t 4.5 3.5 3.4',
  },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-4', own: false, ranges: '1d7x.18 2.47 2.n 3.1' },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-5',
    own: false,
    ranges:
      'vbi.1 7 2 3 3 6 4 4 2.2 3.2 8 6 3 2 3 6 4 a 5 3 5.2 2.2 3 3 6.1 3.1 6 6.3 2 2.1 2.2 4 3 4 4.1 4 2.1 2 3 2.1 2.1 2 2 2.4 9 3 2.3 2 3.1 a.1 4.4 2 2 5 3 2 g.3 2 2.1 2 5.1 2.2 2 f 8.6 2 2 6 hmc.18',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-6',
    own: false,
    ranges:
      'uv5 2.2 4.1 4.2 3.1 2 2 3.4 2 2 2 3.3 2.1 2 2 3 2 3.2 2y c 5 2 9 9 6 6.1 4.2 h.1 2.2 6 2.1 5.1 2 2 3 8.2 b 3.1 2 4.2 5 3 3.1 4.1 2 5.1 2 4 3.1 4.1 2.4 8 9 2 2 3 4 4 3.1 2.1 3 4 2.1 a.3 3 4.2 3 2 2 2 2 3 2 3.1 a 4 5 3 3.1 2.2 3.1 3 3.1 2 2j.2 4 2.3 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-7',
    own: false,
    ranges:
      'ulh 2 2 3 6.1 2 4.1 3 2.6 3.1 2.3 2 2 4 3 2.2 3 6 5.2 6.2 2 2.1 3 b 3.1 9.2 4 3 3 2 2.1 2 2.4 4.1 2.4 6.1 4.3 2.2 2 2.1 4 6 3.1 8.1 2 3 4.2 5.1 3.1 2.1 2 6.1 6 2 7.1 5 2 6 2 3.1 3.1 4 4.3 3 2.1 2 9 4 2 5 2.2 2.2 4.1 3.4 7 4.2 6',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-8',
    own: false,
    ranges:
      'u7k.1 2 3 c 5.1 9 4.2 3.2 3 3 4.1 4 6.4 4.3 4.1 5.2 5.1 6 4.1 2.1 2.2 3 1k 2.2 4 3 a.2 3 4.1 3 2 4 6 a.1 5.1 2 2 3 6 3.2 4 4.1 4 3.2 4.2 4 2.2 4.1 5 4 4 2 2.2 3 6.1 3 2 2.1 2 9 3 3 3.2 2 3.1 2 2 2 5 f 1q 2 2.1 3 2.3 2 2 2.2 2 2 3 2 6 2 2 3.2 4.1 4 4',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-9',
    own: false,
    ranges:
      'tul 4.2 5 9 2 3 5 6 2 4 3 3.2 2 4 2.1 2.1 8 4 3 4 5 3.2 3 2 2.1 9 c.2 2.1 4.1 3 a 2 3.1 3.1 2.2 2 2.1 2 3.1 2 2.1 2.2 2.1 3 3.2 2 2.1 2.1 3 2 9 2 3 3.1 2 a 3 3 3.1 6 2 3 3 2 2 3 2.1 5 3.2 2.1 2 4 5 6 3 3 7.2 3.1 2.1 8.1 2.1 4 2 9 1i 2.1 2 4 3.1 2.2 3 3 3 2.1 3.1 2 g 2.1 2 2.2 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-10',
    own: false,
    ranges:
      'tai 2 9 4 3 3 2 2 5 3 2.2 2.1 h.2 6r.1 5.1 5 2 2 4.2 4 b.2 2 5 3 2.1 5 3 2 4 3 2 7 2.1 2 5.3 6.1 3.3 4 2 2 1h.1 4 2.2 6 5 2.1 3.3 2.1 4 h 2 2.2 9 d 6 7.1 2.1 2.3 5 8 5 4 3 2 5.2 3 5.1 4 7 3 d 8 6 2 3.2 a 6 2 9 8.1 2 4 b 6.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-11',
    own: false,
    ranges:
      'szg.1 2.4 2.3 3.3 2 3 2 2.2 3.1 2.2 2 2 2.1 4 2 2 7 2 2 4.1 2 2 4 5 4 3.1 7.3 2 3.1 2 2.1 9.1 2.1 g.3 6.2 3 2.1 2 4 6.1 2 2.2 2 2.2 2.1 2 4 3 2.3 6 2.1 2 2 3 3 3 3 3 3 2.1 2 2.1 2 9.2 4.1 6 3.3 2.4 6 6 3 2.1 3 4.1 a 4 2.4 2 4.1 2 4.1 4.2 6.2 8 f.1 2.3 7 2 2 4 2 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-12',
    own: false,
    ranges:
      'soz 3.2 7 4 4 2.2 6 3 3 6 7 5.2 6 2 2.1 4 4 3 2.2 3 6 3 5 2 4.2 2.3 3 5.2 2 3.3 e.1 3 2.1 4 6.1 4.1 2.5 6 2 2 2 3.1 3.3 2.1 2 4 2.1 3.2 4.1 6.3 2 6.2 3 2.1 2.2 2 2 2 2.1 3.1 3 3.2 2 5 2.1 3.1 3.1 4 2.2 5.2 5.4 2.2 2 9.2 3.1 4 5 2 6.1 4.1 2.1 3 4 3.1 3 2 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-13',
    own: false,
    ranges:
      'sb6.3 3 5.1 7.1 1j 3.2 2.2 e.2 2 6 2.1 5 2 2.1 2 3 2.1 2 b 3.1 4 6 3 4.1 5 3 4 2 4 4 c 3 d.2 2.1 2 4.1 3 8 4.1 8 f 2 5 4.1 5 4 4 5 c 3 3.1 2 2 5 2.2 2 5.2 3 b 2.2 2 7.1 5.2 2.2 3 6 3 2.2 3.3 6 6 4.1 2 2 2 8.2 4.2 2 5 3 4.4 2 2 2 2 2.1 2 2 2 5.1 2 3 2.1 2.1 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-14',
    own: false,
    ranges:
      's00 5.3 2 4 3 3.1 2 2 b.1 2 5 4.2 2 9 4 3.2 5.1 5 3 2 a.3 3.1 a 2 3.3 4 3.1 a 2.2 5 7.3 3.1 7 3.1 2.2 4 2 2.2 7.1 6 7 2 3 3 2.1 2.1 4 5 2 4.1 5 2.1 4.1 5.1 2.1 3 8 2 3 8 c 5.1 2.1 6 2.1 6 2 5.1 7.1 6.2 6 2.1 2 2 2.1 3.3 6.3 3 6.1 2 4 3 5 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-15',
    own: false,
    ranges:
      'rhp 3 7 5 6.4 2 5 4.3 5 5 5 6 4 9 2.1 3 2.1 2 3.1 6 2 2 5.1 7.4 48.1 4.1 7 2 2 2 4 2 2.1 3.2 2 2 6.1 2 2.1 4 6 2.1 5 3 8.1 4 5 2.1 6 2.1 3 5 l.1 b.1 3 2 4 3 3.1 3 4 4 7 4 3.3 2.1 2.1 6.1 2 2 6 5 4 5 4.2 20 4 3 2 8 9 3 2 4 5 3.1 4 9.2 6 5.1 3 3 3 2 2 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-16',
    own: false,
    ranges:
      'r5f 2 5.3 3 9 4 3 4.1 6.1 3.1 5 b 4.3 5 5 j.4 d 4 2 2 4 2 3 3 4 2 2 3.1 2 8 2.1 2.1 9 2.2 2 2 5.1 3 6 2 6.1 2 3 2 2 2 4.1 5 3.2 4.1 4 4 2 e.2 2.2 3.2 3 3 5 4.1 2 4.1 2 6 8 2.1 4.1 4 3.1 4 3 5 3 2.2 6.1 2.2 2 6 2 d 4 4.2 6 3 6.1 4.1 2 2 2 b 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-17',
    own: false,
    ranges:
      'qua.4 4.3 4 2 2 3 2 5 2 2 3.1 2.2 5 2.2 4.4 2.1 9 5.1 2 2 3 5 2 5 2 2 3.3 3 3 4.1 2 2 2 3.1 4 5 5.1 2 8 2 5 o 2.2 3.1 8 2 g 2.2 2 6 4.4 3.2 8 3 2 7 8.2 4 2 a 5 7.2 6.1 2.2 2 4 6.2 8.2 3 2 2.1 4 2 2 3.1 3 6 3 5 3.2 5.2 8 3 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-18',
    own: false,
    ranges:
      'qja.3 2 2 3.4 5 3 3 6.2 3 3 a.2 4 4 5 2 2 2.1 4 5.2 5 4 2.2 2.2 6.2 2 2 c.1 3 2 3 2 4 3 2.2 j 2.1 7.1 2 4 3.2 3.1 5 5.1 2.2 5 6.1 2.1 7.1 2.2 2 3 2 8 4 7 5 4 3.1 a 2.1 9.1 7.6 2.1 2 2 3 2 2.2 5 2 3 4 5.2 3 4 9.1 2 7.2 4 7.1 3.1 2 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-19',
    own: false,
    ranges:
      'q7o 6 3.1 2 2 5.1 4 2.1 4 9 b 3 5.3 5 3.1 2 5.1 4 5 2 2 b.1 2 4.3 2 3.1 4 3.2 2 8.1 7 9.4 3 3 3.6 2 7 4 a.2 2 2 2 4.1 3 2.1 3 4 5 5 2.1 2 3 2 6 3 4 2.2 4.3 3 5 3.1 3 a.2 5.2 5 2 5 6.1 2 6 3.1 4.1 8.1 2.2 6.1 2 3 3 3 3 2 d 2.2 2.1 3.2 4 c.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-20',
    own: false,
    ranges:
      'puw 2 3 2 7.1 6.1 2.1 6.1 2.2 f 2.2 2.1 a.2 2 3 4 3 2.1 5.2 2.1 6.1 3 2.4 3 8.1 d 8 5 2.1 2 2 2 7 5 2.1 3.1 2.2 9.1 2 3.1 h.2 7 2 6.2 3 9 4 4 3 2 c 2.1 3 5 5 4 5 2 4 2 2 m a c 2.1 2 3 2 2.1 4 2.2 2 3.1 4.1 2 3 6 3.1 2 2 4.1 4 4 d.1 2 2 7 8 2.2 5 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-21',
    own: false,
    ranges:
      'pje 2 6 5 9.1 6.2 4 2 4 4 a 3.2 5 3 2 6 2 3 3 4 c 4 2 7 6 2 2 5.1 3.1 6.2 4 2.1 3 3 7.1 3.3 3.1 2.1 4 2.1 3.1 7 4 4.1 5.1 3 4.1 6 a 2 6 2 7.3 3 2 3.1 2 5.1 5 4 3 4 6 7 5 2 2 2.2 2.1 3 2.1 4 3 2.1 2 2 2.1 5.1 2.1 3.3 4 2 2 2 3 3 2 2.1 7 a 5 5 6 2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-22',
    own: false,
    ranges:
      'p6l.3 b 2 2.2 5.1 5 5.1 4 4 3 7 8 3.1 3 5 6.1 c 4 4 2 3 4 2.1 3 8 3.2 3 5.1 2 3.2 2 2.1 2 7.3 4 2 6 2 2 4.1 2 2.1 2 2 2 3.1 s 4 2 7 4 4 6 5.1 7 6 b 3 2 6 2.1 4 d.1 c 3 2 3 2 3 2.1 2.1 8 6 7.1 2 2.1 2.2 2.2 3 3 2 8 2 9.2 4 2 2 4 3 4.1 4 5 5 2.1 4 4 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-23',
    own: false,
    ranges:
      'orb 2.1 2.1 8 2 3 6 8 2.1 4 2.2 2.1 2 3.2 4 5.1 6.1 2 6.1 3 9 3.1 2 7 2.4 6.2 2 6.1 2 9.1 2.1 4.1 2 4 4.1 3.1 6 8 8.1 4 2 5.1 3 7.1 4.1 2 4 3 9 5.1 2.1 6 2 2 6 7 2.1 3 6 3.1 4 2 3 6 3 5.1 3 3 4 4 3 2 3.2 4c.4 4.1 3 8 3.1 8.2 4 2.3 7 4',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-24',
    own: false,
    ranges:
      'og8 2 a 2.1 2.2 d 2 6 2 2.1 3.2 2 2 3.3 2 3 2.1 2.1 a 2 3 2 5.1 2 4 3 2 2.1 2 3.1 8 3.1 4 7.2 2 2 2.5 3 2 4 2 4.3 2 7 2.2 9.1 8 5 a 2 6 a 6.1 3.2 3 5 3.2 4 2 4.2 2 2.1 3 9 3 2 a 4 a 4.2 6 2.2 3 7.1 5 3 4 3 4 b.2 2.1 6.1 5 4 2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-25',
    own: false,
    ranges:
      'o4b 3 3 6 4 2 2.1 4.1 3.2 a.1 2.1 4 9.1 3 3.1 2.1 5 2 3 3 8 3 6 2 2 3.1 4.1 5.1 3 a 2 3 9 7 2 4 2.3 8 3 3 2 3 a c.2 2.1 5 3 7 2.1 9 b 2 b 4 4 2.2 2.4 3 7 2 2.2 6 7 5 2 b 4 2 3.1 3 2 3.1 4 2 6 5 5 5 2.1 5 5 3 2 5 7 3.1 2 3.1 4.3 5 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-26',
    own: false,
    ranges:
      'nrl.1 a 2 2.1 2.1 4 2 4 c 4 c 5 5 4 5.2 2 3 4 4.1 3.3 8 2 2 8.2 3 2 4.1 2.1 5 4.2 3 2 4 8.1 3.1 2.2 3.2 6 6 4 a.2 2.2 5 2.2 4.1 2.1 3.1 6 2 2 3 2.2 4.1 4 2 3 4 3.1 b 2 2 7 7 2.1 2 d.1 5 2.3 2 3.1 5 7.1 2 4 2 3 4 3 7 2 3.1 2 2.1 2 5 2 4 3.1 2 2 3 5.1 2 4 7 4 6.1 2 2 2.1 2 5 4',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-27',
    own: false,
    ranges:
      'nf0.1 8 6.d 2 3 2 7 7 4 4 4 2.1 2 6 5 7 6 2 3.1 4.1 5 3 3 4 6 4 4 4 2.1 2 2.1 2 6 6 5.2 5.2 3 4.1 4 3.1 4 3.2 3 4.2 4 2.2 2 2 3 3 2 4 2.2 6 2.1 3 4 8.1 7.2 4 5 3 2 3 2.1 4.1 2 4 2 7 5 6 8.1 3 4 5.2 4 2 4 2 4.1 3 4 3 a.1 3 4.1 3 8 4 4.2 9.2 2 5 2 c.1 3.1 4 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-28',
    own: false,
    ranges:
      'n4i 4.1 9.2 2 3 2.1 5 7 3 4.3 3 4.1 6 2 2 5 7.1 2 b 3 2.1 3 4.5 3 4 7 4 2.1 2 4 3 6 2 c 4 3 3 5.2 3 2 6 2.1 4 4 5.1 2.2 3 3 5 2.1 2 8 7 2.2 3.1 2 2 3 3.1 2.1 2.1 2.3 5 2.1 2.1 4 5.1 2 3.2 2 4.1 2.2 4.2 3 7 4 6 5.1 8.2 2 3 d.1 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-29',
    own: false,
    ranges:
      'mss 2.1 2 6 2 3 4.1 2 2.1 4 4 2 3.2 2.1 4 2.2 2 3.1 2 2.1 2 8 2 2.1 2.1 2 6.1 3 2.1 3 3.1 3 3 4 4 2.1 2.1 2 b.1 2 2.2 2 2.2 3 3 3 7 2 7.1 6 3 2 2.9 8 7 3.1 2.1 4 2 4.2 4 6 5 4.2 3 2.1 3.1 e.1 4.4 6.3 5.3 2 3.2 2 2.1 2.3 3.1 2.1 3 4.2 4 9.1 3 4 3 3 2 2.1 3.1 5 4 2.1 4 5 6.2 3 2 5',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-30',
    own: false,
    ranges:
      'meg h 7 5 2 5 6 4 4.1 5 2 c.2 2.1 7 5.2 3 7.1 7 3 3.1 2 o 4 6 2 7.2 a 2 2 3 3 2 5 7 4 5 4.1 8.2 2 9.2 3 2.2 3 2 2 2 3 5 3 3.1 2 6.1 3.1 3 5 5 4.1 5 8 d 5.1 2.1 3 a 2.1 6 2 3 9.1 2 7 6 e.1 6.1 3 4 2.1 2 4 2 5.1 5.1 5 4 2 3.1 4 5.2 2 4.2 2 6 a 3 2 4 2 5.3 6.1 2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-31',
    own: false,
    ranges:
      'lzt.1 3.1 2.2 6 4 h.1 5 4.1 3.2 3 2.2 2 2 2 3 2.1 5.3 6.2 5.2 5 2 7 2.3 g 4 a.1 7 5 4 3.1 3 5.2 3 3 a 9 3 5 7 5 3 2.1 2 7.1 3.4 3 6.1 8.1 6.1 4 3 2 7.1 8 3 4.1 e.4 3 4 5 7 5.1 3 3 4 f 7 2.3 2 4 8 8 e 9.5 3.1 3 f 2 b 2.4 7 9 4.2 3.1 5.3 4 3 2 2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-32',
    own: false,
    ranges:
      'lmk 4.2 5 2.1 3 4.1 2 2.2 i.2 2 6 3 2 4 2 3 2 4 2 4.2 6 4.1 2 2.1 2 3 4 6.1 2 2 2 2 4 4 4 j 7 4 5 b 2 2 3 2.1 6 2.1 3.1 2.1 3 2.3 3 5.2 4.1 5 b 8 2 c 4 6 6 7 7 4 2.1 3 2.1 7.1 3.2 2 4.1 2 3.2 a.2 b 5 2.1 b 2 2 7 4 2 2.1 3 6 2 2.1 a.1 3.1 3 2.1 3 2.1 5.1 j 2.2 4',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-33',
    own: false,
    ranges:
      'l8l i 4 4.1 2.1 5.1 3.2 2 8.1 4.1 5.1 3.2 3 3 7.1 3 7 2 3.1 7 3 6 2 6 3 2.1 4.1 3.1 2 2 7 6 7.2 4 2 5 2.1 4.1 4 b.1 2 2 3 2 5 2.1 b 4 2 2 5 2 2.1 2 9.3 2 b.1 2.1 4 3 b 2.1 3 2 2 e 4 7 2.3 2 2 4 2 4 7 2 2.3 4 2 7 5.1 3 3 3 4.1 2 2 7 a 2.2 6.1 2 3 5 3 3 o.1 3 3.3 4 2 8.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-34',
    own: false,
    ranges:
      'kwy.1 2 4.1 4.1 2 2.3 8 2.1 2 c 2 4 5 3 3 4 4 8 2.2 3 4 3.1 6.1 3.1 4 2.2 2.2 5 9 3 3.1 6 2 7 4 3 2 3.1 2 2 6 3 7 2.2 2 4 6 4.2 3 9.2 7 2.1 3 4 4.2 6.1 5 2 3 5 4.3 5 4.1 5.1 3.1 2 2 4.2 6 4 3 6 4 3.1 3 6.1 5 4 7 4 3 5 4 2 5 3 5 2 4.1 2 2 2 3 2 3 3.1 3.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-35',
    own: false,
    ranges:
      'klx 2.1 3 g 3.4 3 4.3 6 2 2 2 6 2 6 2.2 2 5 2 2 4.2 3 4 2 7 8 2 3 4 3.2 2 3 3 3.1 7.1 3 2.3 3.1 4.2 4.2 6 3.1 2.1 6.1 2 3.1 q 2 2 3 3 7 3.1 3 5 9 4 8.3 2.1 3 4.2 8.1 4.1 6 7 5 4 2 9 4.1 2 3 2 2.1 7.1 2 2 4 5 3 7 2 5.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-36',
    own: false,
    ranges:
      'k8u.2 b.2 3 2 7.3 3.1 4 9 4.2 2 6 4.1 2.1 3 2 4 2.1 5 7 4 9 3.1 2 c.1 6 4 2 5 2 2 2.1 6 3 4 2 3 e 2 9 5 2 2.1 4.1 7.1 8 9 6 2 6 2 5 5.1 3 a.1 2.2 3 2.1 2 9 c.2 3 6.3 2 2.1 2 3.1 9 5 2 2.1 5 5 a 2 4.1 2.1 2 5 4 b 4 4.1 4 2 8.1 4.1 2.2 2 8 3.1 5.1 4.1 2 6',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-37',
    own: false,
    ranges:
      'jx1 2 d.1 4.1 3 3 5 2 4 4 2 3 4.2 5 4.1 2 3 2 3.1 3 4 3 5 3.1 8 2.1 6.1 3 2 5 2 2 2 b.1 7 4 f 3 4 3.1 5 8 3 3 5 3 3 3 8 4.3 3 6.1 3 6.1 5 2 4 2 2 7 4 d 2 2.1 4 3 2.2 4 4.1 4 4.1 3.1 7.1 3.3 2 3.3 2 2.1 2 4 2.2 5 5.1 2 2 2 2 3 6.5 4.1 2 2 5.3 6 2 2.2 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-38',
    own: false,
    ranges:
      'jit.1 4 g 8 2 8.1 6.1 6.1 2 3 3 3 2 3 e.1 3 5 3.1 3 2.1 5.3 2 4.1 3 4.2 4.1 2 a.1 6.1 4 3.1 3 4.1 2 3 2 3 3 6 4.1 4.1 4 6 2 7.2 e 4 4 3 6 3 2.2 7 4 5 5.3 5.1 2 2.2 g.1 6 2 2 4 6 2 2 2.1 4.1 5.1 5 8 2 c 4 2.3 6.3 2.2 2 a 6.1 5 2 2 8 2 8.2 7.1 2 2 2 2 2 3 2 4 7 a.2 5 5.3 2 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-39',
    own: false,
    ranges:
      'j6f 2 3 2 2 2 8.1 5.1 4.2 2.1 7 4.1 3 l 2 4 8 6 6 3.2 2.2 2.1 7 2 5.1 4.1 4.1 2.1 5 3 2 3 b.1 3 4.2 c.1 6 7.3 2.1 3 2.2 3.1 2 6 c 2.1 3 c 2 7 4 2.1 4 2 2 6 5 3 4.1 4.2 2 6 4.2 2 2 4 2 5 3 9 2 4 7.1 2 8 8.3 9 d 2 b 3.1 3 4.1 5 a',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-40',
    own: false,
    ranges:
      'iun 3 2.1 3 2 3.1 b 4 2 7 6.1 5 2 3 4.1 3.2 4 2.1 c 3.2 2 5.4 a 3.1 6.2 2.3 3.1 3 4 2 b 3 3 6.1 3.1 2 5 3 2 9 6 2 b 7.2 3 5 3 2.1 6 4 6 a d.1 3 3.1 2 2 4 3 2 2 3 5.1 4 2.1 3 8.1 6 4 3 4 2 4.3 3.1 5.1 4 2 2.1 4 3 9 4 3 3 4.1 5 5 3 2 4.4 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-41',
    own: false,
    ranges:
      'ihn 4.1 4 3 4 5 2 2 4.1 a 4 4 3 2.1 6.2 7 2 2 5 f.1 6.1 7 6 5 2.1 3 7.1 8 6 4 3 9 b 2 5.1 5 2 3.1 2 a 2.4 2 7 9 b 3 b 9 2.1 3 2 2 5 2 6 4.2 7 5.1 2 3.1 2.1 4 3 2 7 6 e 4 3 2 4.2 6 b 3.2 3.3 4 3.1 2 2 4 2 4.1 2 2.1 4.1 2 6 3 4 4 3 5 3.2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-42',
    own: false,
    ranges:
      'i4c 4.1 c.2 7.4 6 c 3 2 3 9 6 9 6 2 3 2 5.1 4 3 3.3 2 2 2 3.1 z.3 3 3.1 4.2 4 3 4.1 5.3 a.1 2 5 3 b 2.1 2.1 3.1 3 3 5 2.1 5 f 2 5 2 5 6 9 8 3.1 2.1 c 5 7 3 2 b 3 3.1 2.1 4 6 3 5 4 2 3.1 3.2 2 7 2 2 4 6.3 2 6 3 3 9.1 4.1 2 2 5 2 8.3 2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-43',
    own: false,
    ranges:
      'hor.1 2 4 3 2 8 5 3 6.3 3 4 3 2 5 2.1 4 2 3 5 b.2 4.1 3 5 2.1 2.1 2 3.1 8 4 8.2 4.1 4 4 3 5.1 3.1 2 3 3 k.1 2.1 4 4 5 9 5 2 2 6 a 3.1 3 6 7 5 3 3 3 3 2.2 2 5 5 5.2 2 3 2.1 4 5 2 2 7 b 2 4 5 5 4 2 5.1 7 3.1 7 f 2 2 2 4 4 8 7 4 9 a.1 6 4 8 a 6.1 7 6.3 2.1 2 2 4 4 2.1 2.1 2 i.1 3.1 2 2.1 5 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-44',
    own: false,
    ranges:
      'hbs 5 a.1 4 3 6 2 6.1 3 3 2.1 2 4 3 5.1 2 3 2.2 4.1 4.1 3.1 e 3.2 6.1 6 5 7 6 a 3.1 2.1 5 a 2 3 3.1 5 b 4 3.2 6.6 2.1 4 2 2 5.1 2.2 4 3.1 7.1 a 6.2 4 5.1 2 2 2 2 4 3 3.2 7 a.1 h.1 5.2 5.2 9 2 2 2.1 4 7.1 3 2.1 3 4 2 4 3 c.1 6 2 2.2 2 2 8 2 2 3 3.1 3 2.1',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-45',
    own: false,
    ranges:
      'h09 7 8 4 4 3 2 2 2 2.2 2.2 2.1 2.1 2 2 2 2 4.1 a 2.3 3 3 4 2 2.1 3.1 e.1 3 3.1 9 4.1 3.2 7.3 2.2 4.2 4 7 7 4.4 2.1 9 3.1 2 2 3.4 3 2 4 5.1 a.1 5 3 2 5 4 5.1 2 3.5 4.1 2 2.1 4.1 9.2 6.1 6.1 5 7 6 3 3 2.1 3 2.4 2.2 2 2.3 2 3 2 9 8.1 2 2.1 2.3 2 6.2 3 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-46',
    own: false,
    ranges:
      'gn3 4.1 3 5.1 2 6 9 4 2 2.1 2 2.3 6 b 2 2 2 3.2 3 4 4.1 6 3.2 5.1 2.1 3.1 3 6 2.2 4 4 3 4 3.1 i a 2 3 2 2 3 6 2.3 4 3.1 3.2 7 i 3.1 7 3.1 5.2 4 6 2.1 3 3.1 7 2.1 3 2.1 3 2 n 2 2.1 4 2 6.1 2.3 3 c.1 9 5 d 2 2 3 3 2.1 2 3.2 4.1 3 2.1 4 7 3 2 3 5 2 7 6 2.1 2 3.5',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-47',
    own: false,
    ranges:
      'gb7 2.3 2 2 8.3 8.1 6.2 2.1 2 3 4 2 2 2 2 3.2 3 2 5.1 5 4 3.2 2 4.1 3 2.1 4 5 3 4 3.2 5 2 5 3.1 2.1 5.1 2.2 2.2 3 2 3 7.2 4 9.1 d 2 6 2.2 2 5.1 5 7.1 3.1 5 4.2 5 5.1 5 4 4 3 6.1 4 3 2.1 2.1 2 3 3.1 3.1 a 3.1 2 5 3.1 2 6.1 d.1 d g.1 7 4 3 3 3.1 2 5 2 2.2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-48',
    own: false,
    ranges:
      'fz1 2 2.1 2 2 2.1 6.5 2 4 4 5 3.2 3.3 2 7 2 2.3 5 4.1 4.1 2 2 2.2 3.1 9 8 5 4 2 2.1 7.1 4 2.1 c.1 5 2 3 5.1 7 3 a 5 4 2 a b 2 2 2.1 3.1 5 2 5 2.4 3 6.1 3 3 7 2 4.2 3 a.1 3 d.1 2.1 2 a 4 2 3 6.1 3 7 9 4 c 2.1 2 2.1 2.2 5 6 2 9.2 7 2 2.1 5 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-49',
    own: false,
    ranges:
      'fo8 7 4.1 6 2 2 3 6.3 3.1 3.1 2.1 4.1 2 2 2 2.2 3 2.1 4.1 j 5 2 2.3 2.1 4.1 2.1 2.2 2 3.1 9 4 2 4 a.2 a.1 2.3 2 3 3 2 2 2 3 4.1 3.3 4 5 7 2 2.1 2 6 5.2 3.1 4 2 2 3.2 4 2 6.1 2.1 3.1 3 3 3.1 6 a 2.1 2 2 2 4.2 2.4 5.1 2.5 7 5.2 8.2 2 3 3.1 3 5 2 2 3.1 4.1 3',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-50',
    own: false,
    ranges:
      'cr7 34 2 1v 7 k 29 b 13 8 5 k 7 2e 1b 1f g 7 11 15 o 4r 2 o 4 b 5 6 1d 8 r 4 n y b m 1g 5 o u 1j z r 6 13 5 11.1 1d 10 1o d.1 2l j 1x 3m n p 8 12 a 2v 6z 1j j a 11 43 3g 3 1v 1w 8 8 m 1b 9 o 3w d g 12 34 3v 2.1 7 3 3 d 4.1 4.1 2.1 2.2 5 2 9.1 3 3.1 9 9.2 7 5.1 b.1 4 6 e 9.1 6 i a 2.1 7 5 8 a.1 5.2 6 3 4 2 2 2 7.4 2.1 5 3.1 6 3.2 2 i 3 3 2 2 2 2 2 3 2 2 6.1 2.1 6 2 2',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp-51',
    own: false,
    ranges:
      'a6t.6 3.2 2.2l 3 3.1 x 5 2 1m 2 u a z 7 5 6 k 1w v v.1 5 b 1k 2 t l 4 m h f 1i 1z 5 3 1i 42.1 9.1 9 o 1g x 6 c 9 3 1b 7 a s 5 1s c 25 t 3 2d 1h k 4k i 5 i 1r 7 b.1 j 9 r c 2 6 j 1k a g.1 5 n i d a z 3 s n 4d f 1r d j t m 1i 12 c 8 1d 1m.1 w 6 2 r 7 a 1y 3h r 3 2 1j 3 o e 5 2l v',
  },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-52', own: false, ranges: 'a0l.3a 2.2v' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-53', own: false, ranges: '9u0.r d.1a 2.g 2.3m' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-54', own: false, ranges: '9ig.n 5i.16 2.1e 2.15 2.17 5.7' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-55', own: false, ranges: '9as.5d r.b 9 q 2.7' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-56', own: false, ranges: '96o.p 2.2g d.j' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-60', own: false, ranges: '9i7 14za' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-61', own: false, ranges: 'a70' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-62', own: false, ranges: '9i5' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-63', own: false, ranges: 'fog yt2' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-66', own: false, ranges: '9wx ko8' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-67', own: false, ranges: '1de9' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-69', own: false, ranges: '1egb' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-70', own: false, ranges: '1e83 9d' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-71', own: false, ranges: 'a75 149q 9' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-72', own: false, ranges: '1eg7 r h' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-73', own: false, ranges: '1ega' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-74', own: false, ranges: '1egp n' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-75', own: false, ranges: 'a71 149d g 7' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-76', own: false, ranges: '1eg8 5 1b' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-77', own: false, ranges: '1egk t' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-78', own: false, ranges: '1egc 7 2 h 7 5' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-79', own: false, ranges: '1eh7' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-80', own: false, ranges: '1egr j.1' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-81', own: false, ranges: '1ehm' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-82', own: false, ranges: '1egx' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-83', own: false, ranges: '1eg4 m 9' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-84', own: false, ranges: '1egm 11' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-85', own: false, ranges: '1egh o e' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-86', own: false, ranges: '1eg1 m x.1' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-87', own: false, ranges: '1egs e' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-88', own: false, ranges: '1egw' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-89', own: false, ranges: '1eg2.1' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-90', own: false, ranges: '1egf 3 6 5 7 8' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-92', own: false, ranges: '1ehp' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-94', own: false, ranges: '1egg' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-96', own: false, ranges: '1ehq.1' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-103', own: false, ranges: '1eg5' },
  { family: 'Noto Sans JP', file: 'noto-sans-jp-115', own: false, ranges: '1efy' },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-korean',
    own: false,
    ranges: 'w.2m y.2n 2b.1 a0 5s7 h.1 4.2 2.2 4 4 c.1 6.1 36 3a 33 2 3j 3 2zg.2l 36.s 1w.r o05.8mb',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-0',
    own: false,
    ranges: '1dca.1t zc.2 2 3.1 2.c 2 2 3.1n 2 3n.3 2.1',
  },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-1', own: false, ranges: '1d7z.1b 2.w 2.13 2.u' },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-2', own: false, ranges: '1d6o.9 2.z' },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-65',
    own: false,
    ranges:
      'ue7 e 4 e 2 7 6.1 a i 5 6.1 9 3 2 8 8 2 3.1 4 3 3 4.1 1q g r i 9 18 d 3 7 b 5.4 a 5 6 l v 3 e c 3 r d e 4 11 3 2 3 g d 9 c 2 e 3y 2 2 a.1 2 j i b 2 j m c 3.1 b 6 1j 6 5 g j r 6.2 w 4 2f 4 4 2 j.1 4 6 2 6 f.1 6 3 5 a.1 6 4 3.1 2 a c j.1 6 5 d r f.1 3 4 d 2 6 3 2 b m 3 5 7',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-66',
    own: false,
    ranges:
      'trb.1 2 7 6 4 5.1 3.1 2 2 2.3 7.1 3 2.1 6.1 5.2 5.1 2 4.1 2 2 5 6.1 a 2 3 3 3 2 9 9 2 7 4 5 2 4 e 6 5 8 4 7 3 3 h 2 2 h 8 3 2 p 5 h q 5 4.4 2.1 2 2 2 4.3 4.1 l 3 8.1 2 b 6.2 6 4 2 4 7 2 4 4 1s 2 j 3 k.1 5.1 b.2 5 8.2 5 6.1 2 4 3 5 6 2 8 t 4 2.2 4.1 2 3 1r 7 8 3 4.2 3 2.1 5 8 f.2 3 4 4',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-67',
    own: false,
    ranges:
      'sul 3.2 5 7 m 6 5.1 5 4 e 4 3 4 2.2 t 2 c 2 3 2 4 n 3.1 2 j 3 3 i 6 e 4 8 c 8 2 4.4 2 2 2 3 3.1 p 2.1 2 7 7 j 7 7 2 e 8 2 4 9 4 5.1 3 j e d 3 3 i e k d 6 a 3 c d.1 9 y 2 78 6 6 2.1 2 4 b.2 3 5 4 a.1 b 3 a.2 6 5.1 1m 5 9 4 4 9 4.1 2 2 7.2 3 b.4 3.2 6 6 3 2.3 5 8.1 4.1 2.1 6.1 3 3.1 7',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-68',
    own: false,
    ranges:
      'sdk 5 2.3 g 3 9 6 i 4.1 2 3 2 5 2 4 3.3 2.1 2 3 2 2.2 3.1 2 2 4.6 b 3.1 3 3 4 2 3.1 5 3.1 2.1 2.1 3.1 4 3.2 2.1 2 6 4.2 3 3 2.1 2 2.1 2.5 3.1 2 5 2 4 4 9.1 3 2 2 5.2 4 3 9 9 k 3 c 8 d g 3 4 e 6 5 n.5 4 g 7.1 2 9 2.1 f 2 2 2 5 a f.1 2.1 2 3.1 b 7 2 2 4.1 7.1 4.1 6 4 3 b',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-69',
    own: false,
    ranges:
      'rqi.1 e.1 8 8 2 h.1 2.2 5.5 3.1 3.1 2.2 3.2 2.5 3.1 2 7 2 7 2 2 2 2.2 2 4 3 7 7.2 7.1 2.1 2 3 6 3 26 2 5 5 3.1 3 e 5 f a 5 b 7 4 8 5.1 3 c 2 4 2 5 b n 5.1 e c 6 5 d 2 3.3 f 6.1 k 2 b 6 3 3 t.2 k b.1 6 d c d 3 3 5 2 4 9.3 6.4 7.1 2.1 5 4 5.1 2 3.1 5.1 4 4.1 f 2 3 1l.1 7 3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-70',
    own: false,
    ranges:
      'r41 3 r 5 6 8 f 2 3.1 8 4 3 b 8.1 8 8 3 3 i h h 4 a.1 5 2 2 2 5 3.1 4 2 2 4 2 5 3 4 3 2 4.1 l 4.1 6 3 2 2.1 3 7.1 2 2.1 2 4 c 2 5.1 6 2 3 8.1 2.3 2 2 6 2 7 3 2.1 3 2 3 4 2 2 3 4 5.1 5 5.1 3.1 2.1 3 5.2 2 4 2.2 2 a 2 4 2.1 2.2 2 3 8 3.1 7 6 8 8 5.1 9 2 2 a 6 3.1 4 3 6 3 a 6 2.1 3 4 4d 8 2 5 2 2 2 9 5 7',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-71',
    own: false,
    ranges:
      'qdr 2 3 7 b 2.2 5.1 a 7 8 4.2 6 7.1 7.1 4.1 d 3.1 4 3 4.1 3 c.1 3 j i f 2 4.1 6.1 2.1 8 i h 2 7 g.1 5 u 4 9 5 2 4 5 9 h 2 2.1 5 g 2 2 1e 7 2 8 7 2 c 2 2 a b i 3 h 7 a s c 3 3 7 2 3 7 q 3.1 e 5 5 5 6 7 5.1 4 2 2 2 4.2 5 3 5 2 5 7.1 2.1 6 3 2 5 4.1 7 d 9 d.1 d 5.1 4 3.1 2 2 7 b.2 3 5 a 9 2.1 5.1 c 5 c 2 3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-72',
    own: false,
    ranges:
      'pt2 3 3.3 4 4.2 2.2 2 i.1 2.1 2 4 3.1 2 4.2 m.1 3.4 4 e h 3 4 2 3.2 2.1 7 7 2.1 5 2.1 x 4 4 e.1 4 8 2 6 4 7.2 i 4 4 4.1 2 7 3 6 d 2 4.3 2 5 4 6.1 6 2.2 r 3 5 7 5 c e 4 6 2 3 5.1 3 6 5 m 4 5 3 5 h 6 3.1 3.1 2 2 2 3 2 2 4 9 i 2 6 8 l 2.1 3.1 2 4 3 2 2 7.1 2 e 2 2 2 6 5 5 6 a 5.2 3 n 3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-73',
    own: false,
    ranges:
      'pbn 3 7 2 4 3 4 c 2 2 4 h.1 2.1 4 6.2 5.3 2 2.1 a 5 2 4.1 3 4.1 5 2.1 2 6 9.1 8 2 c.1 3 3 3.1 c 3 4 5 5 3.3 2 e 2.1 8 6 2 4 a 5 d 3 2.1 3.1 g.1 5 5.1 7.2 5.1 8 2 5 b 2.1 3 3 5 b 2 5 3.3 2 4 7 b 7 4 2 2.1 5 6.1 6.2 2 7 3 2 2.1 5 9.1 2.1 2 9.2 9.2 2 7 5 2 i b 2 8.1 2 5 2 6 d 2.1 4 7.1 3 2 6',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-74',
    own: false,
    ranges:
      'oq7.1 3 2 4.1 8.4 a e 3.1 4 2 2 4 3.2 3 3 6 f.1 4 9 4 2 a.1 4.1 2.1 3 2.1 2.2 8 3.1 b 2 2 3.1 2.1 2 5.1 3 3 5 7 e.1 b 6 2.2 2 2 8 3.1 2 6 6.1 5 3.1 b 2.1 9 3 8.2 2 3 9 3 6 a 3 4 3 2 3.1 4a 2 2 i 4 4.1 l.1 3 2 2 3 2 2 c 3 2 2 8 6 4 6 4.1 9 6.1 4 4 4 5 2 2 4 2.1 a.2 8 2 5 9 3 4.1 2 3 3 3 4 5 2.1 l',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-75',
    own: false,
    ranges:
      'o5l 4.1 9 a.1 7 2 5 4 2 3 4 2 2 3 4 a.1 2 3 7 a.1 4.1 b a.1 2 3 d 2 4 2.1 3 2 5 3 2 7 3.1 5 g 2 8 2 3 2 6 7 c d 3 2.2 2.3 2 2 a c 2 7 8 a 4 4 5.1 2 3 3 4 c 4 3 4 8.1 3 2.1 2 9 e 4 5 u b c 3 6 3.1 i.2 4 9.1 j 4 8 7 g 6 9 3 2.1 7 6 2 7 3.2 6 5 c c 8.2 7 k 3 2 2 2.4 2.1 2 3 4 3.4 5.1 a.1 2',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-76',
    own: false,
    ranges:
      'nic 4.1 2 j 2 9 e.1 2 2 4 d e 6 2 3 5 e 5.1 c 6 d 7 7.1 3 3 8.1 3 o 4.1 6.1 6 4.2 j g j.2 5 6 2 h a e e.1 3 d 5 6 5.2 3 6 c 4 2 h.2 5 4 5.1 3 2 o 4 3 6 6 6 d 8 k.2 e 6.1 6.2 7 6.1 3.3 3 5 3 5 d 5 2 c.1 3 l.1 3 4 3 2 6 4.4 8.2 7 3 3 7 5 2.1 2 i 5 5 3 3 2 7 3 2.1 2 3.1 e 3 5.1 4.2 2.1 6',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-77',
    own: false,
    ranges:
      'n0i.1 4 2 2 d 4 2.1 2 2 2 2.1 2 6 2 3 4 4 2 7 4 5 5 4 2 2 4 2.1 3 8 9 a 3 d 4 3 2.1 8 2.1 5.1 5 2 5 2 d 5 3 2 2.1 5 2.2 5 3.1 4 5.1 5.1 2 2 5 7.1 3.1 3.1 2 c 8 6 6.2 2 3.1 3.2 4 3 2 6 5 2.1 3.1 2 7 e 2 2 6 2 4 d c 6.3 2 2 l 7 a 2 4 4 b 3 5 3 4 2 6 e.1 7 2 3 r c 5 3.1 3 2 2 8 4 5.1 2.1 2 2.1 3 b a 2 3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-78',
    own: false,
    ranges:
      'mk0 2 3 5.1 2.1 2 6.2 4 6 6.1 2 2 2 2.1 5 b b 3.1 x 5 5 3 h 2 2 a 2 7 2 8 8 f.1 3.1 d c 5.2 8 4.2 b.1 7.1 5.1 b 2 5 h 2 6 2 3 3 2.1 9 2.1 2 5 6 2.2 7 8 2 4 5.1 6 7 2 7.1 2.1 2 7 3 4.1 2 3.3 3.1 3 a 2 4.1 3 2 2 2 2 a 8 5.2 3.1 2 2.2 2.2 3.3 2 2 5.2 2.1 7 a 2 2.3 2.2 2 2.1 3.2 5 f',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-79',
    own: false,
    ranges:
      'm19.1 2 4 3 c.1 3 7.1 2 2 6 5 2.3 7 b 5 5.2 3 5 2.1 3 2 d 3 4.1 3 2 4 2 4 3 2.5 4 4.1 7 8 7 e 4.1 7 5 j 8 4.1 8 5 4 4 6.2 7 3 7.2 2 4 4.2 f 3 4 9.1 4 2 i 8 4 7 5 3 d.1 4 8 a 6 h 2.1 2 2 2 6 3 3 2 6.3 2 3 2 f 7 5.1 5 3 2 5 6 3 a 5 8.1 4 3 2 5.1 5 2 2 2.1 a 6.2 6.1 d.1 2.2 6 a b f 2.1',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-80',
    own: false,
    ranges:
      'llm 2 7 3 3.1 2 2 6 4.1 6 6 2.2 3.2 3 2 2 q 3 3 b 3.4 4 4 2 7.2 4 3 7 2.1 3 3 2 2 2.4 s 2.2 4.2 2.3 5.2 5 2 2 2 2 2.2 5.1 6 3 9 2 3.1 2.1 8 4 3.1 3.1 7 m 6 6.1 2 3 3 5.1 4 2 5 4 8 2.1 4 2.1 2 3 2.1 r 5 4 6.1 2.1 4 9 2 3.1 b 2.1 8.1 5.1 6 7 2 g 3 3.1 2.1 3.1 3 2 9.1 2 a 2.2 3 3 4',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-81',
    own: false,
    ranges:
      'l3u.1 r 5 9 6 2 6 4 a.1 2 f 8 3.1 8.1 7 2 f 2.1 2.2 4 8 5.1 3 4 4.1 2 3.1 c 2 6 g.1 3 3 2 3 2 3 2 4.1 5 4 3.1 3.2 3 g.1 s 7 4 g k.1 6 2.2 c 2 5 2 3 3.3 8 2 3 3 2 4 4 3.1 3.2 2.3 4 4 2.4 3.2 g 3 5 5.1 2.4 2.1 2 5.1 2 7 4 4 6.2 2 3 3 3.2 3 o.1 5 6 2 2 3 7 2 2 9 3.1 2.1 2 2.1 3 o',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-82',
    own: false,
    ranges:
      'kj4.1 2.3 5 3 k.1 3.1 a.1 d 9.1 4 3.3 5 6 2.1 2.1 p 9 9 2 4 a 4.1 3 6 2 2.1 5.1 5 2.2 2 2.1 e.1 4 2 2 5 3 2.1 2 5.1 7.1 6 4 7.1 6 5 8.1 4 l 9 d 2 b 9.2 2 2.1 4 2.3 5 3 2.2 6 2.2 s 6.1 9 2 7 6 7 6 2 8.2 3 o 2 h 2 2 3 8 7 2 4 2 5.1 2 2 i 3.2 3 7 4 3 7.1 5.1 6 2 a l 4 5 4.1 9 5 7 g 8 7.1 g',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-83',
    own: false,
    ranges:
      'k5j 2.1 2 3.2 2.2 9 2 7.1 5 3.1 3 2 4.1 6 2.1 5 2 4 a 2 2.2 5.5 2 3.1 4.1 2.2 c 3.2 5 2.1 5.2 5 3 2 9 3 4.2 5 2 3 6 2.1 2 d 3 3.1 3 6 a 2.2 3 2.1 2 2.1 4 8 2 7.1 2 4 2.2 7.1 3.1 2.1 3 5 4 3 9 3 5.3 2 3 6 2.1 e 2.1 3 2 2 4 3.1 8 2 2 4.1 3 2 5 3 i.1 3 3.2 6 6 b.5 6 3 c 3 3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-84',
    own: false,
    ranges:
      'jo2 4 2 3 5.2 3 2.3 m 4 2 9 7 4.1 6 c.1 6 2.1 m 2 5 2.1 5 6 a.1 d 4 q 8 9 6 9.2 e 9.2 7 4 6.1 6 2.1 2 2 9 6 3.1 2 3 3.1 4 2 4 2 7.1 3.2 5 6 2 6 4 2 4 k 5 6 7.2 3 7.3 2 3 a 5.2 2 5.1 7 4.1 3 6.1 5 2.1 2.1 6 4.1 2 7 4.1 6 2 2.1 3 2 3.1 2 4.1 3 8 5.1 4 4 6.1 3 3 5 9 3 3 2.1 3.1 4 3 6.3 2 7',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-85',
    own: false,
    ranges:
      'j7w 7 2 3.1 4 2 3.2 3.1 3 3 2 6.1 6.1 3.1 8 4 2.1 3 4.2 a 3 2 2.1 2 4 4 4 4 5 4.4 r c 4.2 2 2 3.1 7.1 2 2.2 4 4 4 5 2 9 4 2.1 3 2 8.1 2 6.2 4 6 5 m 3 5 3 3 3.1 4 5.1 7.1 3 2.1 3 g 6 4 4 3.1 5 5.2 3.1 2.1 2.2 2.3 2.1 g.3 2 2 4 7.1 2 6 2 8 q 4 b.1 2.1 b 3 3.1 5 i.1 6 4 5 3.1 4 4 5.1 3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-86',
    own: false,
    ranges:
      'is1 2.2 2.1 3 4 7.1 2 8 4 5 2 c 2 2 2 8.1 2 2 7 4.1 2.4 3.1 6 2 3 3.2 4 2 3.1 5.2 6.1 5 2.1 7.2 4 7 4 4 8 7.1 9.3 7 b a 8 2 g 3 4 6 4.1 4 3 2 5 i.2 a 3 2 3 4 4 5.3 3.2 2.1 2.1 l 4 3.1 7 2 4.1 4.1 3.1 3 9 2.2 2 2 4.1 a a 9 2 3.2 f.1 5 3.2 6 5 2.1 4.1 7 5 d 9 4 3 5 2.1 3 2 3.1 2.1',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-87',
    own: false,
    ranges:
      'i80 5.1 2 3 2.1 3 a 5 2 2.1 7 3 a n.1 g 8 2.1 5 2 2 2.1 2 4 2 p 7 8 7.1 4 2 5 2 a 6.1 3 3 2.1 2 e 2 y.1 4 p 3 3 o 4 i 3 2 8 e 2 2.1 g 5 4 b.1 3.3 3 3 3.3 3 6.1 5 3 b 5 3 2 2 8 6 2 6 3 2 5 2.1 4.1 2 5 9 a 2.2 f 5.2 2.3 6 3 3 5 6 2 3 2 4 7 4 2 8.3 6 4 6.2 6 3 3 4.1 4.1 2.1 9 7 3.1 3.1 6 3 6',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-88',
    own: false,
    ranges:
      'hq6 5 3 3 2 5.1 2.1 5.1 2.1 9 2 2 2 2 a 3 4 2 2 e 7 3.1 3.1 5 4 d 6 5 5 3 h 8 4 18 8.1 9 t.1 2 5 3 l 5 3 s 4 2.1 a k m 3 e 3.1 3 2 2.1 2 4.1 5 2 5.1 4 5 2 9 2.1 3 4 4 2.4 2.1 6.4 6 2 2 3.2 3.1 6.1 2.5 5 4 2.2 3 7.1 2.1 2.5 2.1 2.1 6.1 2 2 7 3 3.4 2.1 8 3 b 4 9 7.4 2.1',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-89',
    own: false,
    ranges:
      'h6r.1 4 5 5.1 3 2 l e 5 2 5 3 3.1 2.1 g 3 2 4 4 2 5 7 6 6 3 8 d 2.1 w 4.1 3 k.1 g 4 3 2.1 2 4 2 3.1 2.2 k 3 3 3 3 5.2 4 5 g.1 4 2 3 3.1 2 4 3.1 2 h 4 3 2 5 2 4 a 9 2.1 9.1 5 5 7.1 3 3 4 2 7 3 2 2 3.1 5.1 5 8 3 a.2 2 i 5.1 4 9 b.1 3 6 7 6 3.2 5.3 3.1 2 3 6 2 5 3.4 6 4 a.2 6 9 3.1 2 c 3 4 d 2',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-90',
    own: false,
    ranges:
      'gii 6 5.1 7 e 8 5.3 2 7 2.1 4 6.2 2 4.4 4 2 5 b.1 6 4.3 a 2 2.1 6 3 2 8 5.1 2.1 2 4 6 2 7 n 2 7 2 2 6.2 3 6 8 2 k 4 3.1 7 5 5 3 4 4.1 o 4 3 5.1 4 8 a 2.1 7 2 c j 2 4 9 6 2 9 4 3 8 5 p 4 4 2.1 2.1 e.2 2.1 a 2.3 2 n 2 d 6 2 3 4.1 p.1 8 3 b 3 o 3 2 2 t l 3 9 i v 7 2 6 8 e 3 4 9.1 3 2 g 9.1',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-91',
    own: false,
    ranges:
      'g32 7.3 4 4 6 4 3 5 3 2 9 5 5 2 a.1 6 7 2 3 2.2 f.2 3 f.1 5 2.1 4 3 3 4.1 2 4 3 6 6 7.1 5 4 2 6.5 8 4 3.2 8 2 5 2 4 8.1 5 3 3 8 2 4 4.2 4 4.1 d 4.1 5.2 j 3 2 2 2 2 4 5 4 2.1 2 2.2 3.2 f 2 3 2.1 3.1 6 3 5 2.1 5 4 7.1 2 7 5 a 6.2 2.1 3.3 3 4.3 6 2 2 2 6 2 7.2 3.1 2 6 2 5 f 5',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-92',
    own: false,
    ranges:
      'fnn 3.2 5.4 4 4.1 f 6.1 3 3 4 4.1 2 2.1 2 2 2.1 2 2 2 5 2 3 2 h.1 6.1 9 3.2 5.1 4 3 2.1 3 3 5.1 e.1 2 2 2 3 2 8 4 3 2 2 4.1 4 3.1 2 2.1 2 2.1 2.2 2.3 e 8 4.2 6 6 5 2 9 f.2 2 8 5 8 4 7.1 j.1 5.1 2 2 7 7 4.1 7 4.1 4 4 7 2 6 c 2 4.2 3 2 3 9 d 2 9 8 5 3 2 4.1 2.5 3.3 4 a 6 7.2 2',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-93',
    own: false,
    ranges:
      'a6k.g 3.1 2.15 4.1 3 3 2 3.2 55w 2 4.1 9 3.1 3.1 5 k 6.1 9.1 2 8.2 7 2.1 4.1 d 2 6 3.1 7 4 4 2 6 2.2 2.1 3 3 3 3.1 2.2 2 3 2.1 8 a.1 3 3 4 2 7.1 2.2 4 2 5 c 2 4.1 4 6 8 2 2.4 u 5 2 2 2 2.1',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-94',
    own: false,
    ranges: '9wx 8 o.9 10.1 b.6 4 a 7 63.4 4.3',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-95',
    own: false,
    ranges:
      '9dp 2.c 3.2 2.5 2.7 2.1 2.4 3.5 2.9 5.9 3.7 1b f.7 3 2.2 m b 2 2 2 2 5 2 2 4 4 2 2 4 3 7 4.d 3 5 2 7 2.1 g 4 4 5 3.1 2 2 6.2 4 3 7 6 2 4.5 7 2 2 6 2.2 2.2',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-96',
    own: false,
    ranges: '9a8 4 2 2 2.1 6.1 2 3.1 4.1 2.1 3.3 2.1 2 2 2.3 6 4.4 2.a 3.3 2.4 2.c 3.7 2.4 2 2.2',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-100',
    own: false,
    ranges:
      '9jo 4 l p 7 v f 9 9.1 k jf 59a 5r 5v 4 tk 3 tk 6u.1 hb g4 1a 2v 4c dg uk 68 g 23 ci ls 5h 223 36 6 73 da 4p 4y dy yt 1kp 35 1lb lc b 8r 4c al 16a htl 16g q 2',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-101',
    own: false,
    ranges:
      '9hk.1 2a 2 c 1q j l w 5ss k 19 1q c 3p ac 3e s c 54 36 3f 3t 2b ml 9 cj 1d gs 49 1w aw 11 c5 7i 22 g zq 5v 4f 5 3y zk n5 pn hh 3h 6l km 2ww 66 p2 de 21 5q 6d 13l',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-102',
    own: false,
    ranges:
      '9jc 9 1e.1 b 1d h 2 3 9 8 5rj 39 2i m9 4a 1h 7j b 5u lp bz en m2 6e b hl 1c b yl x8 19e 1f g 7m bh 8 9a lt 19y 1zn 1d1 5r q3 s lx k7y p 1r',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-103',
    own: false,
    ranges:
      '9k0 4 t 7 r 3 4 b i 3.1 5 j 2 jd 57v 4j 4w ej.1 4 3y em 5 zx fx 1bu q0 2d 1g 5a v7 jw fo y7 ss 1po 3s 1r 1ce 11n lg lku',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-104',
    own: false,
    ranges:
      '9j6 8 9 e u 3 a 6 m 3 2 3 3 4 a 5 3 c 2 7 2.1 b.1 5r2 2 5y zx 4c 1dp 19 2h zw 192 mp 8b 2v 4h 4i 1s6 kh 48f 24s 8v jsy',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-105',
    own: false,
    ranges:
      '9hd 9.1 1n 6.1 2 6 4 a 3.2 7 q 1b 7 5sb 1s1 11 di j nc eb 9b 2i a q1 mx 17 2qz 9x 2gd 2n6 am 17m kcu 7.1 2b',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-106',
    own: false,
    ranges: '9he 21 c 8 b.1 j c.1 8 f d a a 5 x.2 ja 57j ul 7e 1kp 4b5 4kr 2yt',
  },
  {
    family: 'Noto Sans KR',
    file: 'noto-sans-kr-107',
    own: false,
    ranges: '9hq.1 1h 2o 2f.1 7zr 2c2 cj 2sv q4q',
  },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-108', own: false, ranges: '9hs.1 2l 3p 7xw 2h5 4up 51u ld' },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-109', own: false, ranges: '9ho.1 625 v1' },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-110', own: false, ranges: '9hc fpq' },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-111', own: false, ranges: 'kdo 702' },
  { family: 'Noto Sans KR', file: 'noto-sans-kr-112', own: false, ranges: 'ffx 4m2 2m' },
  {
    family: 'Noto Emoji',
    file: 'noto-emoji-emoji',
    own: false,
    ranges:
      '0 d j 3 7 6.9 34 5 673 1b d 4a 1r n 2j.5 g.1 a8.1 d 4n q.a 5.2 5k 6g.1 b a 1n.3 2.4 a 3 3.1 3 5 3 2.1 3 4 4.1 9.2 6 2 6.b c.1 3 2.1 2 j 3.1 j.5 2 2.1 4.1 6 3.1 5.1 c.1 6.1 3 6.1 2 2.1 l.1 6.5 2.3 3 5 3 3.5 2 3 2 2 7 4 7 b.1 g 3 5 2 5.2 2 c.1 1d.2 a f f ad.1 cw.2 k.1 1g 5 yj d gq 2 146t.1 1bsl 5n 4h.1 d.1 f 3.9 24.p 2.1 o l 3.8 m.1 4v.x 3.33 3.1 2.2 3.2a 3.2 2.7a 2.1q c.5 2.n 8.1 3.7 d 3.3 3 5.1 e.1 3 9.1 a 6.2 d.2 9.2 3 2 5 7 4 7.2d 1d.1x 6.7 3.4 3.9 4 2.1 4 3.9 6c.b 5 7w.1a 2.9 2.54 35.c 4.1y 2 4.h 2.c 4.b gvvs.1 2 2 5 2 5.1 3 8',
  },
]
