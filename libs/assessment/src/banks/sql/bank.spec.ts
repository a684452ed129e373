import { describeBank, describePractice } from '../../testing/describe-bank'
import { SQL_BANK } from './bank'

describeBank(SQL_BANK, (path) => import(`./${path}`))
describePractice(SQL_BANK, (path) => import(`./${path}`))
