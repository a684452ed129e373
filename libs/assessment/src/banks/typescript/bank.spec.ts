import { describeBank } from '../../testing/describe-bank'
import { missingOf } from '../bank'
import { TYPESCRIPT_BANK } from './bank'

describeBank(TYPESCRIPT_BANK, (path) => import(`./${path}`))

it('is whole', () => {
  expect(missingOf(TYPESCRIPT_BANK)).toEqual([])
})
