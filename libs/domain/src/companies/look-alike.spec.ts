import { areAlike, mayDifferBy, nameShapes, untouchedEnds } from './look-alike'

const alike = (one: string, other: string): boolean =>
  nameShapes(one).some((a) => nameShapes(other).some((b) => areAlike(a, b)))

describe('Names that are taken for one another', () => {
  it.each([
    ['Northwind', 'NORTHWIND GmbH'],
    ['Northwind Labs', 'NorthwindLabs, Inc.'],
    ['Northwind', 'N0rthw1nd'],
    ['Northwind', 'Northwlnd'],
    ['Northwind', 'Nörthwínd A/S'],
    ['Northwind', 'Nothwind'],
    ['Northwind', 'Norhtwind'],
    ['Northwind', 'Northvvind'],
    ['Burning Tree', 'Buming Tree'],
    ['Tidewater Robotics', 'Tidevvater Robotic S.A.'],
    ['Tidewater Robotics', 'Tldewater Robotlcz Sp. z o.o.'],
    ['Müller & Söhne', 'Muller and Sohne G.m.b.H.'],
    ['Smith', 'Smith & Co.'],
    // All letters of these are Cyrillic.
    ['Caxap', 'Сахар'],
    ['Pocket Express', 'Роскет Ехргеѕѕ'],
    ['Тайга Софт', 'ООО «ТАЙГА СОФТ»'],
    // And of these Greek.
    ['Nokia', 'ΝΟΚΙΑ'],
    ['KAPPA BETA', 'ΚΑΡΡΑ ΒΕΤΑ'],
    ['ΝΕΑ ΠΟΛΗ', 'Νέα Πόλη Α.Ε.'],
    ['株式会社タイドウォーター', 'タイドウォーター'],
    ['Ｎｏｒｔｈｗｉｎｄ', 'Northwind'],
  ])('%s and %s', (one, other) => {
    expect(alike(one, other)).toBe(true)
    expect(alike(other, one)).toBe(true)
  })

  it('are not the ordinary different ones', () => {
    const names = [
      ...[
        'Northwind',
        'Northgate',
        'Southwind',
        'Northwater Labs',
        'Southwater Labs',
        'Northgate Labs',
        'Tidewater Labs',
        'Tidewater Robotics',
        'Quiet Bay',
        'Acme',
      ],
      ...['Acne', 'Arup', 'Nordea', 'Maersk', 'Siemens', 'Samsung', 'Bosch', 'Booking.com', 'Bolt', 'Volt'],
      ...['Тайга Софт', 'Тундра Софт', 'Яндекс', 'Сбер', 'Озон', 'Νέα Πόλη', 'Παλιά Πόλη', 'شركة النور'],
      ...[
        'Müller & Söhne',
        'Meyer & Söhne',
        'Green Energy Berlin',
        'Green Energy Bremen GmbH',
        'Company',
        'Inc',
      ],
    ]
    const found = names.flatMap((one, n) =>
      names.slice(n + 1).flatMap((other) => (alike(one, other) ? [`${one} = ${other}`] : [])),
    )
    expect(found).toEqual([])
  })

  it('keep one end, so that an index leads to each that is one step away', () => {
    for (const shape of ['abcde', 'abcdef', 'abcdefghijk']) {
      expect(mayDifferBy(shape.length)).toBe(1)
      const ends = untouchedEnds(shape)
      const steps = [...shape].flatMap((letter, n) => {
        const [before, after] = [shape.slice(0, n), shape.slice(n + 1)]
        return [before + after, `${before}#${after}`, `${before}#${letter}${after}`].concat(
          after ? [before + (after[0] ?? '') + letter + after.slice(1)] : [`${shape}#`],
        )
      })
      for (const other of steps)
        expect(other.startsWith(shape.slice(0, ends)) || other.endsWith(shape.slice(-ends))).toBe(true)
    }
  })
})
