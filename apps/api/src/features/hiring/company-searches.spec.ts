import { randomUUID } from 'node:crypto'
import { peopleApi, companyMessagesApi, companyApplicationsApi, searchWords } from '@tryka/domain'
import { migrations } from '../../db/migrations'
import { SearchPeople20261121150000 } from '../../db/migrations/20261121150000-search-people'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import type { Visitor } from '../../testing/hiring'
import { openVisitor } from '../../testing/hiring'
import { AccountEntity } from '../../services/accounts/account.entity'
import { openTestDatabase } from '../../testing/storage'
import { idsWithWords } from './core/word-search'
import { MarketsService } from './market/markets.service'
import { byId } from './core/list'
import { isFindable } from './core/reach'
import { isBlind, personRef } from './core/person-ref'
import { ApplicationEntity } from './applications/application.table'
import { ConversationEntity, ParticipantEntity } from './messages/message.table'
import { PostingEntity } from './postings/posting.table'
import { CandidateEntity } from './profile/candidate.table'

const beginsIn = (text: string, word: string): boolean => text.split(' ').some((one) => one.startsWith(word))

describe('What a company searches', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    // Another market with the same words, of which nothing may be found.
    await openVisitor(test)
    visitor = await openVisitor(test)
    await visitor.actAs('Admin')
  })
  afterAll(() => test.close())

  const rows = async () => {
    const { id: marketId, company } = visitor.market
    const own = { marketId, companyId: company.id }
    return {
      people: await test.db.read.findBy(CandidateEntity, { marketId }),
      postings: byId(await test.db.read.findBy(PostingEntity, own)),
      applications: await test.db.read.findBy(ApplicationEntity, own),
      conversations: await test.db.read.findBy(ConversationEntity, own),
      marks: await test.db.read.findBy(ParticipantEntity, { marketId, side: 'company' }),
    }
  }
  const everyPage = async <T>(load: (page: number) => Promise<{ items: T[]; total: number }>) => {
    const found: T[] = []
    for (let page = 1; ; page++) {
      const { items, total } = await load(page)
      found.push(...items)
      if (found.length >= total || items.length === 0) return { found, total }
    }
  }

  it('in applications is in words of people who may be known, or in titles', async () => {
    const { people, postings, applications } = await rows()
    const person = byId(people)
    const [someone] = applications.flatMap((row) => {
      const posting = postings.get(row.postingId)
      return posting && isBlind(posting, row) ? (person.get(row.candidateId) ?? []) : []
    })
    const surname = someone?.name.split(' ').at(-1) ?? ''
    const texts = [
      'solidity',
      'SOLID eng',
      'ngineer',
      'olidity',
      'a',
      'c',
      surname,
      `${surname} solidity`,
      '+',
      '% _',
    ]
    const sizes: number[] = []
    for (const q of texts) {
      const wanted = applications.filter((row) => {
        const [posting, who] = [postings.get(row.postingId), person.get(row.candidateId)]
        if (!posting || !who) return false
        const known = isBlind(posting, row) ? '' : who.searchText
        return searchWords(q).every(
          (word) => beginsIn(known, word) || posting.title.toLowerCase().includes(word),
        )
      })
      const { found, total } = await everyPage((page) =>
        visitor.call(companyApplicationsApi.list, { query: { q, page, pageSize: 50 } }),
      )
      expect([q, new Set(found.map(({ id }) => id)), total]).toEqual([
        ...[q, new Set(wanted.map(({ id }) => id)), wanted.length],
      ])
      sizes.push(total)
    }
    expect(sizes.filter((size) => size > 0 && size < applications.length).length).toBeGreaterThan(3)
  })

  it('in the directory is in words of people who let themselves be found', async () => {
    const { people } = await rows()
    for (const skills of ['solidity', 'SOLID', 'olidity', 'rust, pyth', 'c++', 'nobody']) {
      const { found, total } = await everyPage((page) =>
        visitor.call(peopleApi.search, { query: { skills, page, pageSize: 20 } }),
      )
      const wanted = people.filter(
        (one) =>
          isFindable(one, new Set()) &&
          searchWords(skills.replace(',', ' ')).every((word) => beginsIn(one.searchText, word)),
      )
      expect([skills, new Set(found.map(({ id }) => id)), total]).toEqual([
        ...[skills, new Set(wanted.map(({ id }) => id)), wanted.length],
      ])
    }
  })

  it('in messages is in subjects, last lines and names; blind reviews are left out', async () => {
    const { people, postings, applications, conversations, marks } = await rows()
    const [person, applied] = [byId(people), byId(applications)]
    const mark = new Map(marks.map((row) => [row.conversationId, row]))
    const texts = ['a', 'engineer', 'ENGI', '%', ...people.slice(0, 3).map(({ name }) => name)]
    for (const q of texts) {
      const text = q.toLowerCase()
      const wanted = conversations.filter((row) => {
        const application = applied.get(row.applicationId ?? '')
        const posting = application && postings.get(application.postingId)
        if (application && posting && isBlind(posting, application)) return false
        const name = person.get(row.candidateId)?.name ?? ''
        return [row.subject, row.lastPreview, name].some((one) => one.toLowerCase().includes(text))
      })
      const shown = wanted.filter(({ id }) => mark.get(id)?.archivedAt === null)
      const { found, total } = await everyPage((page) =>
        visitor.call(companyMessagesApi.list, { query: { q, page } }),
      )
      expect([q, new Set(found.map(({ id }) => id)), total]).toEqual([
        ...[q, new Set(shown.map(({ id }) => id)), shown.length],
      ])
    }
    const open = conversations.filter(({ id }) => mark.get(id)?.archivedAt === null)
    const { total, unread } = await visitor.call(companyMessagesApi.list)
    expect({ total, unread }).toEqual({
      total: open.length,
      unread: open.filter(({ id }) => mark.get(id)?.unread).length,
    })
  })

  it('for somebody to write to finds applicants, then people who allow it', async () => {
    const { people, postings, applications } = await rows()
    const person = byId(people)
    const newest = [...applications].sort((a, b) => (a.appliedAt < b.appliedAt ? 1 : -1))
    const refs = (q: string) =>
      newest.flatMap((row) => {
        const [posting, who] = [postings.get(row.postingId), person.get(row.candidateId)]
        if (!posting || !who) return []
        const { id, name, title } = personRef(who, row, isBlind(posting, row))
        return searchWords(q).every((word) => `${name} ${title}`.toLowerCase().includes(word)) ? id : []
      })
    const ids = async (q?: string) => {
      const { items } = await visitor.call(companyMessagesApi.recipients, q ? { query: { q } } : {})
      return items.map(({ id }) => id)
    }

    expect(await ids()).toEqual([...new Set(refs(''))].slice(0, 20))
    const like = people.find((one) => isFindable(one, new Set()))
    if (!like) throw new Error('Nobody may be found')
    const stranger = { ...like, name: 'Quirin Free', searchText: 'quirin free', allowDirectMessages: true }
    const [open, closed] = [randomUUID(), randomUUID()]
    await test.db.write((manager) =>
      manager.insert(CandidateEntity, [
        { ...stranger, id: open },
        { ...stranger, id: closed, allowDirectMessages: false },
      ]),
    )
    expect(await ids('quirin')).toEqual([open])
    const name = person.get(newest[0]?.candidateId ?? '')?.name ?? ''
    const known = [...new Set(refs(name))]
    expect((await ids(name)).slice(0, known.length)).toEqual(known.slice(0, 20))
    await test.db.write((manager) => manager.delete(CandidateEntity, [open, closed]))
  })

  it('leaves no word of a person who is erased', async () => {
    const { people } = await rows()
    const like = people.find((one) => isFindable(one, new Set()))
    if (!like) throw new Error('Nobody is here')
    const erased = { ...like, id: randomUUID(), name: 'Xylander', searchText: 'xylander zwentibold' }
    const count = async () => {
      const { total } = await visitor.call(peopleApi.search, { query: { skills: 'zwenti' } })
      return total
    }
    const stored = async () => {
      const blocks = await test.db.source.query<{ block: Buffer }[]>('SELECT block FROM candidate_words_data')
      // Only the end of a word that follows a similar one is stored.
      return blocks.some(({ block }) => block.includes('ntibold'))
    }
    await test.db.write((manager) => manager.insert(CandidateEntity, erased))
    expect(await count()).toBe(1)
    if (test.db.isSqlite) expect(await stored()).toBe(true)

    await test.db.write((manager) => manager.delete(CandidateEntity, { id: erased.id }))
    expect(await count()).toBe(0)
    if (test.db.isSqlite) expect(await stored()).toBe(false)
  })
})

// Migrations run before anybody asks: on a database that no server works on at the same time.
it('A search of people finds the same after its indexes were made anew', async () => {
  const { db, drop } = await openTestDatabase()
  const at = new Date('2026-03-02T09:00:00.000Z')
  const account = {
    id: randomUUID(),
    kind: 'guest' as const,
    email: null,
    emailKey: null,
    createdAt: at.toISOString(),
    lastUsedAt: at.toISOString(),
  }
  await db.write((manager) => manager.insert(AccountEntity, account))
  const { id: marketId } = await new MarketsService(db, { now: () => at }).open(
    account.id,
    async () => undefined,
  )
  const search = async () => {
    const query = db.read.createQueryBuilder(CandidateEntity, 'c').select('c.id')
    const [ids, parameters] = idsWithWords(query, { table: 'candidates', marketId, words: ['solid'] })
    const people = await query.where(`c.id IN ${ids}`, parameters).orderBy('c.id').getMany()
    return people.map(({ id }) => id)
  }
  const before = await search()
  expect(before.length).toBeGreaterThan(2)

  const since = migrations.findIndex((one) => one === SearchPeople20261121150000)
  for (const _ of migrations.slice(since)) await db.source.undoLastMigration({ transaction: 'each' })
  await db.source.runMigrations({ transaction: 'each' })

  expect(await search()).toEqual(before)
  await drop()
})
