import { buildTurn } from '../../../testing/practising'
import { choose, draftOf, joined, meet, wordsOf } from './draft'

const own = { ...draftOf(buildTurn({ draft: 'I paused', version: 2 })), text: 'I paused the bridge' }

describe('What is written beside what the server holds', () => {
  it('goes on while the server holds nothing newer', () => {
    expect(meet(own, { draft: 'I paused', version: 2 })).toMatchObject({ text: own.text, isAhead: false })
  })

  it.each([
    ['its own text, of which the answer was lost', { ...own, sending: 'I paused the' }, 'I paused the'],
    ['the text that stands here', own, 'I paused the bridge \r\n'],
    ['what it held before', own, 'I paused'],
  ])('takes %s for its own', (_what, kept, draft) => {
    expect(meet(kept, { draft, version: 3 })).toMatchObject({ text: own.text, base: 3, isAhead: false })
  })

  it('goes on from what another tab sent before it crashed', () => {
    const kept = { ...draftOf(buildTurn({ draft: '', version: 0 })), text: 'I paused the bridge' }
    expect(meet(kept, { draft: 'I paused', version: 1 })).toMatchObject({
      text: 'I paused the bridge',
      sent: 'I paused',
      base: 1,
      isAhead: false,
    })
  })

  it('takes what another device wrote while nothing stands here', () => {
    expect(meet({ ...own, text: ' ' }, { draft: 'From there', version: 3 })).toMatchObject({
      text: 'From there',
      isAhead: false,
    })
  })

  it('is asked about when both were written, and loses neither', () => {
    const turn = buildTurn({ draft: 'From there', version: 3 })
    const met = meet(own, turn)
    expect(met).toMatchObject({ text: own.text, base: 2, isAhead: true })
    const there = choose(own, turn, 'there')
    expect([there.text, there.other, there.base]).toEqual(['From there', own.text, 3])
    const here = choose(own, turn, 'here')
    expect([here.text, here.other, here.sent]).toEqual([own.text, 'From there', 'From there'])
    expect(meet(here, turn).isAhead).toBe(false)
  })

  it('puts what was heard behind what is written', () => {
    expect([joined('', 'a'), joined('a', 'b'), joined('a\n', 'b')]).toEqual(['a', 'a b', 'a\nb'])
    expect([wordsOf(''), wordsOf(' a  b\nc ')]).toEqual([0, 3])
  })
})
