import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consoleApi, type AuditLine } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiWith, callsTo, openApp, refusing } from '../../testing/open-app'

const line = (n: number, over: Partial<AuditLine> = {}): AuditLine => ({
  id: `line-${n}`,
  at: '2025-01-06T14:20:00.000Z',
  actor: 'meera.admin',
  action: 'account.suspended',
  target: `account-${n}`,
  ip: '10.0.0.7',
  details: [{ name: 'ground', value: 'harm' }],
  ...over,
})

function open(query = '', lines = [line(1), line(2)]) {
  const api = adminApiWith([])
  api.on(consoleApi.audit, ({ query: { after } }) => ({
    items: after ? [line(3)] : lines,
    next: after ? null : 'mark',
    actions: ['account.suspended', 'case.decided'],
  }))
  openApp(`/admin-audit${query}`, api)
  return api
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('Audit page', () => {
  it('lists what was done, page by page', async () => {
    open()
    expect(await screen.findByText('account-1')).toBeVisible()
    expect(screen.getAllByText('ground: harm')).toHaveLength(2)
    expect(await axeViolations()).toEqual([])
    await press('Older')
    expect(await screen.findByText('account-3')).toBeVisible()
    await press('Newer')
    expect(await screen.findByText('account-1')).toBeVisible()
  })

  it('filters by a press, in the address', async () => {
    const api = open()
    await screen.findByText('account-1')
    await userEvent.type(screen.getByLabelText('Who'), 'meera.admin')
    await userEvent.selectOptions(screen.getByLabelText('What'), 'case.decided')
    await userEvent.type(screen.getByLabelText('From'), '2025-01-01')
    expect(callsTo(api, '/api/admin/audit')).toHaveLength(1)
    await press('Apply')

    expect(window.location.search).toBe('?actor=meera.admin&action=case.decided&from=2025-01-01')
    expect(callsTo(api, '/api/admin/audit').at(-1)).toBe(
      '/api/admin/audit?actor=meera.admin&action=case.decided&from=2025-01-01',
    )
  })

  it('says when nothing fits, and when it cannot be read', async () => {
    const api = open('?target=nobody', [])
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
    api.on(consoleApi.audit, refusing(500, 'broken'))
    await userEvent.type(screen.getByLabelText('Who'), 'x')
    await press('Apply')
    expect(await screen.findByText(/^The lines of the audit could not be loaded\. Check/)).toBeVisible()
  })
})
