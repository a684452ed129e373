import { moduleStanding, pathDuration, type CheckTry } from './module.rules'

const NAMES = ['a', 'b', 'c', 'd', 'e']
const CHECKS = [...NAMES.map((name) => ({ name, isTask: false })), { name: 'task', isTask: true }]
const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'] as const

/** `a+` is right, `a-` wrong. */
const tries = (text: string, day: string = MONDAY): CheckTry[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => ({ check: one.slice(0, -1), isRight: one.endsWith('+'), day }))
const stands = (given: readonly CheckTry[], today: string = MONDAY) => moduleStanding(CHECKS, given, today)
const stateOf = (given: readonly CheckTry[], name: string, today?: string) =>
  stands(given, today).checks.find((one) => one.name === name)

describe('Passing a module', () => {
  it('takes every check right once, four of five within two tries, and the task', () => {
    const right = 'a+ b- b+ c+ d- d+ e- e- e+'
    expect(stands(tries(right))).toMatchObject({ isPassed: false, missing: ['task'] })
    expect(stands(tries(`${right} task- task- task- task+`))).toMatchObject({ isPassed: true, missing: [] })
    expect(stands(tries('a+ b+ c+ task+'))).toMatchObject({ isPassed: false, missing: ['d', 'e'] })
  })

  it('is not won by trying every option: those come again on another day, and count by what happens then', () => {
    const guessed = tries('a+ b+ c+ d- d- d+ e- e- e- e+ task+')
    expect(stands(guessed)).toMatchObject({ isPassed: false, missing: ['d', 'e'] })
    expect(stateOf(guessed, 'd')).toEqual({ name: 'd', state: 'tomorrow', wrong: 0 })
    expect(stateOf(guessed, 'd', TUESDAY)).toEqual({ name: 'd', state: 'open', wrong: 0 })
    expect(stands([...guessed, ...tries('d- d+', TUESDAY)], TUESDAY).isPassed).toBe(true)
    const again = [...guessed, ...tries('d- d- d+', TUESDAY)]
    expect(stands(again, TUESDAY).isPassed).toBe(false)
    expect(stateOf(again, 'd', TUESDAY)?.state).toBe('tomorrow')
    expect(stateOf([...guessed, ...tries('d-', TUESDAY)], 'd', TUESDAY)).toMatchObject({
      state: 'open',
      wrong: 1,
    })
  })

  it('is done by whoever knows nine of ten at once', () => {
    const ten = Array.from({ length: 10 }, (_, i) => ({ name: `q${i}`, isTask: false }))
    const first = (wrong: number) =>
      ten.map(({ name }, i): CheckTry => ({ check: name, isRight: i >= wrong, day: MONDAY }))
    expect(moduleStanding(ten, first(1), MONDAY).isPassed).toBe(true)
    expect(moduleStanding(ten, first(2), MONDAY).isPassed).toBe(false)
    expect(moduleStanding(ten, first(0).slice(1), MONDAY).isPassed).toBe(false)
  })

  it('says how often somebody was wrong since', () => {
    expect(stateOf(tries('a- a-'), 'a')).toEqual({ name: 'a', state: 'open', wrong: 2 })
    expect(stateOf(tries('a- a+'), 'a')).toEqual({ name: 'a', state: 'right', wrong: 0 })
  })
})

describe('How long a path takes', () => {
  it('is reckoned by the goal, and not guessed', () => {
    expect(pathDuration(540, 3)).toBe('About 9 hours, 3 weeks at your goal')
    expect(pathDuration(50, 10)).toBe('About 1 hour, 1 week at your goal')
    expect(pathDuration(null, 10)).toBeNull()
  })
})
