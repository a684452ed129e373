import { emptyResume } from '@tryka/domain'
import { draftsOf, keepDraft, type LocalDraft } from './draft-storage'
import { forgetKept, moveKept } from './kept'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const draft = (slot: string, savedAt = '2026-11-21T11:59:00.000Z'): LocalDraft => ({
  slot,
  savedAt,
  draft: { ...emptyResume(), title: slot },
  newKey: slot,
})

describe('Drafts kept in the browser', () => {
  beforeEach(() => localStorage.clear())

  it('are listed by account, latest first', () => {
    keepDraft('a', draft('one', '2026-11-21T10:00:00.000Z'))
    keepDraft('a', draft('two', '2026-11-21T11:00:00.000Z'))
    keepDraft('b', draft('theirs'))

    expect(draftsOf('a', NOW).map(({ slot }) => slot)).toEqual(['two', 'one'])
  })

  it('go after thirty days, and when they cannot be read', () => {
    keepDraft('a', draft('old', '2026-10-01T00:00:00.000Z'))
    localStorage.setItem('tryka:draft:a:broken', '{')

    expect(draftsOf('a', NOW)).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('follow a guest who signs in, and nobody else', () => {
    keepDraft('guest', draft('mine'))
    keepDraft('other', draft('theirs'))

    moveKept('guest', 'account')

    expect(draftsOf('account', NOW).map(({ slot }) => slot)).toEqual(['mine'])
    expect(draftsOf('guest', NOW)).toEqual([])
    forgetKept('account')
    expect(draftsOf('account', NOW)).toEqual([])
    expect(draftsOf('other', NOW)).toHaveLength(1)
  })

  it('are refused without harm by a full storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

    expect(keepDraft('a', draft('one'))).toBe(false)
  })
})
