import { text } from 'node:stream/consumers'
import { csvOf } from '../../http/csv'
import type { RawSignup } from './signup-list'
import { SIGNUP_CSV } from './signups-csv'

const ROW: RawSignup = {
  arrival: 1,
  id: 'id-1',
  emailKey: 'ada@example.com',
  searchText: 'ada',
  updatedAt: '2025-01-08T09:00:00.000Z',
  name: 'Ada, "Countess"',
  email: 'ada@example.com',
  userType: 'candidate',
  emailVerified: 1,
  focusArea: 'Blockchain',
  interests: '["AI","Data Science"]',
  company: null,
  position: null,
  experience: 'mid',
  message: 'Hello\r\nworld',
  createdAt: '2025-01-08T09:00:00.000Z',
  standing: null,
  waitsFor: null,
}

it('A signup is a line of quoted cells under a header of its columns', async () => {
  async function* rows() {
    yield [ROW]
  }

  expect(await text(csvOf(SIGNUP_CSV, rows()))).toBe(
    '"ID","Name","Email","User Type","Email Verified","Company","Position","Focus Area","Interests","Experience","Message","Created At"\r\n' +
      '"id-1","Ada, ""Countess""","ada@example.com","candidate","true","","","Blockchain",' +
      '"AI; Data Science","mid","Hello\r\nworld","2025-01-08T09:00:00.000Z"\r\n',
  )
})
