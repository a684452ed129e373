import { questionOf } from '../bank/bank'
import { judge } from './judge'

const LEAVE = questionOf('shared/culture/reasons-to-leave')
const levelOf = (criterion: string, text: string): number | undefined =>
  LEAVE &&
  judge(LEAVE, { text: `${STORY} ${text}` }).feedback.criteria.find(({ id }) => id === criterion)?.level

/** Says nothing of the work that is offered and asks nothing. */
const STORY =
  'I left a brewery after five months because its invoices were changed at night and nobody was told. I asked the bookkeeper twice, then the owner, and was told to look away. In the spring I handed in my notice.'

describe('What is asked in return', () => {
  it.each([
    ['nothing', '', 0],
    ['what somebody else asked', 'The owner said "does the ledger matter to anybody here?"', 0],
    ['the question itself', LEAVE?.stem ?? '', 0],
    ['what the work is', 'Who signs the invoices of your warehouse?', 3],
    [
      'what hangs on the answer',
      'Who signs the invoices of your warehouse? If it is one person, I would decline.',
      4,
    ],
    [
      'what was asked of others',
      'I do not wait until somebody tells me what is to be done with the ledger.',
      0,
    ],
  ])('%s', (_, text, level) => {
    expect(levelOf('question', text)).toBe(level)
  })

  it('is heard where nobody writes signs', () => {
    const spoken = `${STORY} could I read the ledger of your warehouse`.replace(/[.,]/g, '')
    expect(LEAVE && judge(LEAVE, { text: spoken, spoken: true }).feedback.criteria).toContainEqual(
      expect.objectContaining({ id: 'question', level: 3 }),
    )
  })
})

describe('What is said of this work', () => {
  it.each([
    ['nothing', '', 0],
    ['only a question', 'Who signs the invoices of your warehouse?', 0],
    ['what fits any', 'Your company has a great culture.', 1],
    ['something of it', 'Your posting names a warehouse with nightly deliveries.', 2],
    [
      'what that is to the person',
      'Your posting names a warehouse with nightly deliveries, and I like ledgers.',
      3,
    ],
    [
      'where it does not fit',
      'Your posting names a warehouse with nightly deliveries, and that would be harder for me than ledgers.',
      4,
    ],
  ])('%s', (_, text, level) => {
    expect(levelOf('fit', text)).toBe(level)
  })
})
