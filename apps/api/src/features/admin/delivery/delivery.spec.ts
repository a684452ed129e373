import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import { ALWAYS, DAY_MS } from '@tryka/domain'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { CONFIRM_TEMPLATE } from '../../newsletter/subscribers'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { outboxIdle } from '../../../testing/outbox'
import { signedInAdmin } from '../../../testing/waitlist'

describe('Delivery in the console', () => {
  let test: TestApp
  let admin: TestClient
  beforeEach(async () => {
    test = await buildTestApp()
    admin = await signedInAdmin(test)
  })
  afterEach(() => test.close())

  async function dead(over: Partial<OutboxRow> = {}): Promise<OutboxRow> {
    const at = test.clock.now().toISOString()
    const row: OutboxRow = {
      id: v7(),
      channel: 'mail',
      template: CONFIRM_TEMPLATE,
      data: { subscriberId: 'gone', askedAt: at },
      accountId: null,
      address: 'asha@example.com',
      toKey: 'key',
      kind: ALWAYS,
      companyId: null,
      urgentFrom: at,
      dedupKey: randomUUID(),
      priority: 5,
      state: 'dead',
      notBefore: at,
      expiresAt: null,
      tries: 20,
      claimedBy: null,
      claimedUntil: null,
      lastError: 'MAIL_REFUSED',
      createdAt: at,
      sentAt: null,
      ...over,
    }
    await test.db.write((manager) => manager.insert(OutboxEntity, row))
    return row
  }

  it('lists what was given up without its address or words', async () => {
    const row = await dead()
    const page = await admin.get('/api/admin/outbox?state=dead')
    expect(page.json()).toMatchObject({
      items: [{ id: row.id, to: 'a…@example.com', reason: 'MAIL_REFUSED', tries: 20, isOver: false }],
      next: null,
    })
    expect(page.body).not.toMatch(/asha|subscriberId/)
    expect((await admin.get('/api/admin/outbox?state=sent')).json()).toMatchObject({ items: [] })
    expect((await test.client().get('/api/admin/outbox')).statusCode).toBe(401)
    const state = (await admin.get('/api/admin/outbox/state')).json<{ states: object[] }>()
    expect(state).toMatchObject({
      lagMs: 0,
      breaker: { perHour: 500, codes: 0, others: 0, news: 0, isFull: false },
    })
    expect(state.states).toContainEqual(expect.objectContaining({ state: 'dead', count: 1 }))
  })

  it('tries one or all again, noted, and not what nobody wants any more', async () => {
    const [one] = [await dead(), await dead(), await dead()]
    const over = await dead({ expiresAt: new Date(test.clock.now().getTime() - DAY_MS).toISOString() })
    expect((await admin.post(`/api/admin/outbox/${one.id}/retry`)).json()).toEqual({ retried: 1 })
    expect((await admin.post(`/api/admin/outbox/${over.id}/retry`)).statusCode).toBe(404)
    expect((await admin.post('/api/admin/outbox/none/retry')).statusCode).toBe(404)
    expect((await admin.post('/api/admin/outbox/retry')).json()).toEqual({ retried: 2 })

    const rows = await outboxIdle(test)
    expect(rows.map(({ state }) => state).sort()).toEqual(['dead', 'dropped', 'dropped', 'dropped'])
    const noted = await test.db.read.findBy(AuditEntryEntity, { action: 'outbox.retried' })
    expect(noted.map(({ details }) => details?.['number']).sort()).toEqual([1, 2])
  })

  it('pages by the last one shown', async () => {
    for (let n = 0; n < 53; n++) await dead()
    const first = (await admin.get('/api/admin/outbox')).json<{ items: { id: string }[]; next: string }>()
    const second = (await admin.get(`/api/admin/outbox?after=${first.next}`)).json<typeof first>()
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 3, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(53)
  })

  it('stands beside the settings, which name who administers', async () => {
    const settings = (await admin.get('/api/admin/settings')).json<object>()
    expect(settings).toMatchObject({
      admission: 'open',
      contacts: { ...test.config.contacts, form: test.config.mail.contact },
      administrators: [{ username: 'Priya' }],
    })
    expect(JSON.stringify(settings)).not.toMatch(/hash|secret|password/i)
  })
})
