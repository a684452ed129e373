import { describeBank, describePractice } from '../../testing/describe-bank'
import { MACHINE_LEARNING_BANK } from './bank'

describeBank(MACHINE_LEARNING_BANK, (path) => import(`./${path}`))
describePractice(MACHINE_LEARNING_BANK, (path) => import(`./${path}`))
