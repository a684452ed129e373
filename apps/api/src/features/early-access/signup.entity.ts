import { EntitySchema } from 'typeorm'
import type { EntitySchemaColumnOptions } from 'typeorm'
import type { ExperienceLevel, Standing, UserType, WaitReason } from '@tryka/domain'
import { bigint, flag, idColumn, json, longText, time, varchar } from '../../db/columns'

export interface SignupRow {
  id: string
  /** Order of arrival: `createdAt` in microseconds, moved on by one where two would be equal. Lists sort by it. */
  arrival: number
  name: string
  email: string
  /** What makes two addresses one: see `emailKey`. Unique. */
  emailKey: string
  userType: UserType
  emailVerified: boolean
  focusArea: string
  interests: string[]
  company: string | null
  position: string | null
  experience: ExperienceLevel | null
  message: string | null
  /** Name, e-mail, focus area and interests in lower case, one a line: what the search looks in. */
  searchText: string
  createdAt: string
  updatedAt: string
  /** What became of the request; null while nobody was invited for it. */
  standing: Exclude<Standing, 'listed'> | null
  /** Why a person looks before it is let in; null where nothing does, and after somebody did. */
  waitsFor: WaitReason | null
}

const columns: Record<keyof SignupRow, EntitySchemaColumnOptions> = {
  id: idColumn,
  arrival: bigint('arrival'),
  name: varchar('name', 120),
  email: varchar('email', 254),
  emailKey: varchar('email_key', 254),
  userType: varchar('user_type', 20),
  emailVerified: flag('email_verified'),
  focusArea: varchar('focus_area', 60),
  interests: json('interests'),
  company: varchar('company', 120, true),
  position: varchar('position', 120, true),
  experience: varchar('experience', 20, true),
  message: longText('message', true),
  searchText: longText('search_text'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  standing: varchar('standing', 12, true),
  waitsFor: varchar('waits_for', 12, true),
}

/** What each field is called in the table, for the statements that are written by hand. */
export const SIGNUP_COLUMNS = Object.fromEntries(
  Object.entries(columns).map(([field, { name }]) => [field, name ?? field]),
) as Record<keyof SignupRow, string>

export const SignupEntity = new EntitySchema<SignupRow>({
  name: 'signup',
  tableName: 'signups',
  columns,
  indices: [
    { name: 'ux_signups_email_key', columns: ['emailKey'], unique: true },
    { name: 'ux_signups_arrival', columns: ['arrival'], unique: true },
    { name: 'ix_signups_user_type_arrival', columns: ['userType', 'arrival'] },
    { name: 'ix_signups_standing_arrival', columns: ['standing', 'arrival'] },
    { name: 'ix_signups_standing_focus_area', columns: ['standing', 'focusArea', 'arrival'] },
    { name: 'ix_signups_waiting', columns: ['arrival'], where: '"waits_for" IS NOT NULL' },
    // PostgreSQL only, made by the migration: the schema builder leaves it alone.
    { name: 'ix_signups_search_text', columns: ['searchText'], synchronize: false },
  ],
})

/** Text as the search compares it. */
export const searchable = (...fields: string[]): string =>
  fields.map((field) => field.toLowerCase()).join('\n')

/** The first possible arrival at a time; "since Monday" is `arrival >= firstArrivalAt(monday)`. */
export const firstArrivalAt = (time: Date): number => time.getTime() * 1_000
