import { describeBank, describePractice } from '../../testing/describe-bank'
import { missingOf } from '../bank'
import { SOLIDITY_BANK } from './bank'

describeBank(SOLIDITY_BANK, (path) => import(`./${path}`))
describePractice(SOLIDITY_BANK, (path) => import(`./${path}`))

it('is whole', () => {
  expect(missingOf(SOLIDITY_BANK)).toEqual([])
})
