import { describeBank, describePractice } from '../../testing/describe-bank'
import { APPLICATION_SECURITY_BANK } from './bank'

describeBank(APPLICATION_SECURITY_BANK, (path) => import(`./${path}`))
describePractice(APPLICATION_SECURITY_BANK, (path) => import(`./${path}`))
