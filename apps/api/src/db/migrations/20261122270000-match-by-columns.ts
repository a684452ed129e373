import type { MigrationInterface, QueryRunner, TableColumnOptions, TableIndexOptions } from 'typeorm'
import { Table } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { encodePerson, encodePosting } from '../packed-facts/codec'
import { column, time, varchar } from './column-options'
import { liveRows } from '../packed-facts/live-rows'
import { index, partOfKey, ref } from './workspace-tables'

const made = (name: string, columns: TableColumnOptions[], indices: TableIndexOptions[]): Table =>
  new Table({
    name,
    columns: [...columns],
    indices: [...indices, index(`ix_${name}_market_id`, 'market_id')],
    foreignKeys: [
      {
        name: `fk_${name}_market`,
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const facts = () =>
  made(
    'match_facts',
    [
      { ...varchar('subject', 8), ...partOfKey('match_facts') },
      { ...ref('id'), ...partOfKey('match_facts') },
      ref('market_id'),
      column('facts', 'text'),
      time('changed_at'),
      column('gone', 'boolean'),
    ],
    [index('ix_match_facts_changed_at', 'subject', 'market_id', 'changed_at', 'id')],
  )

const FILTERS = ['technology', 'location', 'type']

/** The tables of pairs as they were: they were filled at the first look, and are again. */
const pairs = () => [
  made(
    'job_matches',
    [
      { ...ref('candidate_id'), ...partOfKey('job_matches') },
      { ...ref('posting_id'), ...partOfKey('job_matches') },
      ref('market_id'),
      column('match_rank', 'integer'),
      time('posted_at'),
      column('salary_max', 'integer'),
      varchar('technology', 40),
      varchar('location', 120),
      varchar('type', 16),
    ],
    [
      index(
        'ix_job_matches_match_rank',
        ...['candidate_id', 'match_rank', 'posted_at', 'posting_id', ...FILTERS],
      ),
      index(
        'ix_job_matches_posted_at',
        ...['candidate_id', 'posted_at', 'posting_id', 'match_rank', ...FILTERS],
      ),
      index(
        'ix_job_matches_salary_max',
        ...['candidate_id', 'salary_max', 'posted_at', 'posting_id', 'match_rank', ...FILTERS],
      ),
    ],
  ),
  made(
    'job_match_states',
    [
      { ...ref('candidate_id'), ...partOfKey('job_match_states') },
      ref('market_id'),
      varchar('facts_sha256', 64),
    ],
    [],
  ),
  made(
    'candidate_matches',
    [
      { ...ref('posting_id'), ...partOfKey('candidate_matches') },
      { ...ref('candidate_id'), ...partOfKey('candidate_matches') },
      ref('market_id'),
      column('match_rank', 'integer'),
      time('created_at'),
    ],
    [index('ix_candidate_matches_match_rank', ...['posting_id', 'match_rank', 'created_at', 'candidate_id'])],
  ),
  made(
    'candidate_match_states',
    [
      { ...ref('posting_id'), ...partOfKey('candidate_match_states') },
      ref('market_id'),
      varchar('facts_sha256', 64),
      time('ranked_at'),
    ],
    [],
  ),
]

interface Packed {
  subject: 'person' | 'posting'
  id: string
  facts: string
  changedAt: string
}

async function store(runner: QueryRunner, rows: readonly Packed[]): Promise<void> {
  const onSqlite = runner.connection.options.type === 'sqlite'
  let n = 0
  const place = () => (onSqlite ? '?' : `$${++n}`)
  const off = onSqlite ? '0' : 'false'
  const tuples = rows.map(() => `(${[place(), place(), place(), place(), place()].join(', ')}, ${off})`)
  await runner.query(
    `INSERT INTO match_facts (subject, id, market_id, facts, changed_at, gone) VALUES ${tuples.join(', ')}`,
    rows.flatMap(({ subject, id, facts: packed, changedAt }) => [
      subject,
      id,
      LIVE_MARKET_ID,
      packed,
      changedAt,
    ]),
  )
}

/** Best match is read from packed facts: a row for each person and active posting, and none for pairs. */
export class MatchByColumns20261122270000 implements MigrationInterface {
  readonly name = 'MatchByColumns20261122270000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(facts())
    // What nobody has changed since is as old as its row: not everything is news at the first look.
    for await (const people of liveRows.people(runner))
      await store(
        runner,
        people.map(({ person, skills }) => ({
          subject: 'person',
          id: person.id,
          facts: encodePerson(person, skills),
          changedAt: person.createdAt,
        })),
      )
    for await (const postings of liveRows.postings(runner))
      await store(
        runner,
        postings.map((posting) => ({
          subject: 'posting',
          id: posting.id,
          facts: encodePosting(posting),
          changedAt: posting.postedAt ?? posting.createdAt,
        })),
      )
    for (const { name } of pairs().reverse()) await runner.dropTable(name)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of pairs()) await runner.createTable(table)
    await runner.dropTable('match_facts')
  }
}
