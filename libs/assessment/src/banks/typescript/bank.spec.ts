import { describeBank, describePractice } from '../../testing/describe-bank'
import { TYPESCRIPT_BANK } from './bank'

describeBank(TYPESCRIPT_BANK, (path) => import(`./${path}`))
describePractice(TYPESCRIPT_BANK, (path) => import(`./${path}`))
