import { areWholeLevels, calibrated, doDiffer, medianLevel, medianLevels, PEER_RULES } from './peer.rules'
import { SavePeerCard, SubmitReview } from './peer.schema'
import { criteriaOf } from './rubric'

const pairs = (...of: [number, number][]) => calibrated(of)
const levelsOf = (...of: number[]) => criteriaOf('behavioural').map((id, n) => ({ id, level: of[n] ?? 0 }))

describe('Calibration', () => {
  it('passes up to three quarters of a level, and never with one that is off by more than two', () => {
    expect(pairs([1, 1], [2, 1], [3, 2], [0, 1])).toEqual({
      distance: 75,
      furthest: 1,
      shift: 25,
      isPassed: true,
    })
    expect(pairs([1, 1], [2, 1], [3, 2], [0, 2])).toMatchObject({ distance: 100, isPassed: false })
    expect(pairs([0, 2], ...Array<[number, number]>(9).fill([3, 3]))).toMatchObject({
      furthest: 2,
      isPassed: true,
    })
    expect(pairs([0, 3], ...Array<[number, number]>(9).fill([3, 3]))).toMatchObject({
      distance: 30,
      isPassed: false,
    })
    // Rounded it would be 75.
    expect(
      calibrated([
        ...Array<[number, number]>(751).fill([1, 0]),
        ...Array<[number, number]>(249).fill([0, 0]),
      ]),
    ).toMatchObject({ distance: 75, isPassed: false })
    expect(calibrated([])).toMatchObject({ isPassed: false })
  })

  it('says who is kinder than the raters, and who is stricter', () => {
    expect(pairs([3, 2], [4, 4]).shift).toBe(50)
    expect(pairs([1, 2], [4, 4]).shift).toBe(-50)
  })
})

describe('Several reviews', () => {
  it('come to the level between them', () => {
    expect([medianLevel([2]), medianLevel([2, 3]), medianLevel([4, 0, 3])]).toEqual([2, 2.5, 3])
    expect(
      medianLevels('behavioural', [levelsOf(1, 2, 3, 4, 0), levelsOf(2, 2, 3, 4, 0)]).map(
        ({ level }) => level,
      ),
    ).toEqual([1.5, 2, 3, 4, 0])
  })

  it('ask for a third where they are more than a level apart', () => {
    expect(doDiffer([levelsOf(1, 2), levelsOf(2, 3)])).toBe(false)
    expect(doDiffer([levelsOf(1, 2), levelsOf(3, 2)])).toBe(true)
    expect(doDiffer([levelsOf(1, 2)])).toBe(false)
  })

  it('each give every criterion of the type, once', () => {
    expect(areWholeLevels('behavioural', levelsOf(1, 2, 3, 4, 0))).toBe(true)
    expect(areWholeLevels('technical', levelsOf(1, 2, 3, 4, 0))).toBe(false)
    expect(areWholeLevels('behavioural', levelsOf(1).slice(1))).toBe(false)
  })
})

describe('What is sent', () => {
  const review = {
    levels: levelsOf(1, 2, 3, 4, 0),
    quotes: ['I stopped the importer', 'By Monday all rows'],
    thing: 'Say who noticed that the rows were back.',
  }
  const card = {
    isOn: true,
    isAdult: true,
    name: 'Quiet Heron',
    areas: ['Blockchain'],
    types: ['behavioural'],
    level: 'mid',
    languages: ['English'],
    showsMark: false,
    version: 0,
  }

  it('has no link, number, address or rude word, and says why', () => {
    const reasons = (thing: string) =>
      SubmitReview.safeParse({ ...review, thing }).error?.issues.map(({ message }) => message) ?? []
    expect(reasons(review.thing)).toEqual([])
    expect(reasons('Look at https://x.example for more of it')).toEqual([
      expect.stringMatching(/^Remove the link/),
    ])
    expect(reasons('Ring +91 98200 12345 and we go through it')).toEqual([
      expect.stringMatching(/long number/),
    ])
    expect(SavePeerCard.safeParse(card).success).toBe(true)
    expect(SavePeerCard.safeParse({ ...card, name: 'x@y.example' }).success).toBe(false)
    expect(SavePeerCard.safeParse({ ...card, isAdult: false }).success).toBe(false)
    expect(SavePeerCard.safeParse({ ...card, isAdult: false, isOn: false }).success).toBe(true)
  })

  it('has two different quotes and each criterion once', () => {
    expect(SubmitReview.safeParse({ ...review, quotes: [review.quotes[0], review.quotes[0]] }).success).toBe(
      false,
    )
    expect(SubmitReview.safeParse({ ...review, quotes: review.quotes.slice(1) }).success).toBe(false)
    const twice = [...review.levels, { id: 'result', level: 1 }]
    expect(SubmitReview.safeParse({ ...review, levels: twice }).success).toBe(false)
    expect(PEER_RULES.quotes).toBe(2)
  })
})
