const { fileFaults, folderFaults } = require('./cycles.cjs')

describe('The check of circles', () => {
  it('finds files that import one another, however long the way round', () => {
    const line = [
      ['app/a.ts', 'app/b.ts'],
      ['app/b.ts', 'app/part/c.ts'],
    ]

    expect(fileFaults(line)).toEqual([])
    expect(fileFaults([...line, ['app/part/c.ts', 'app/a.ts']])).toEqual([
      'app: files in a circle: a.ts, b.ts, part/c.ts',
    ])
  })

  it('finds each of two circles, and no file that merely leads to one', () => {
    const faults = fileFaults([
      ['a/x.ts', 'a/y.ts'],
      ['a/y.ts', 'a/x.ts'],
      ['b/x.ts', 'b/y.ts'],
      ['b/y.ts', 'b/x.ts'],
      ['a/top.ts', 'a/x.ts'],
      ['a/x.ts', 'b/x.ts'],
    ])

    expect(faults.sort()).toEqual(['a: files in a circle: x.ts, y.ts', 'b: files in a circle: x.ts, y.ts'])
  })

  const there = ['src/left/deep/a.ts', 'src/right/b.ts']
  const back = ['src/right/other.ts', 'src/left/c.ts']

  it('finds folders that import one another through different files, and says where to cut', () => {
    expect(folderFaults([there, ['src/left/d.ts', 'src/right/b.ts']])).toEqual([])
    expect(folderFaults([there, ['src/left/d.ts', 'src/right/b.ts'], back])).toEqual([
      'src: folders in a circle: left, right; cheapest to cut: right → left (1)',
    ])
  })

  it('does not mind a folder and the files beside it', () => {
    expect(
      folderFaults([
        ['src/app.ts', 'src/part/a.ts'],
        ['src/part/a.ts', 'src/address.ts'],
      ]),
    ).toEqual([])
  })
})
