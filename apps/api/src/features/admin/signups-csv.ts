import type { CsvColumn } from '../../http/csv'
import type { RawSignup } from './signup-list'

/** A signup as a line of the file. */
export const SIGNUP_CSV: readonly CsvColumn<RawSignup>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'Name', value: (row) => row.name },
  { header: 'Email', value: (row) => row.email },
  { header: 'User Type', value: (row) => row.userType },
  { header: 'Email Verified', value: (row) => (row.emailVerified ? 'true' : 'false') },
  { header: 'Company', value: (row) => row.company ?? '' },
  { header: 'Position', value: (row) => row.position ?? '' },
  { header: 'Focus Area', value: (row) => row.focusArea },
  { header: 'Interests', value: (row) => (JSON.parse(row.interests) as string[]).join('; ') },
  { header: 'Experience', value: (row) => row.experience ?? '' },
  { header: 'Message', value: (row) => row.message ?? '' },
  { header: 'Created At', value: (row) => row.createdAt },
]
