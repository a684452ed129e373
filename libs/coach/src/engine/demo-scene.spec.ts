import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionOf } from '../bank/bank'
import { judge } from './judge'

const SCENE = join(__dirname, '../../../../apps/marketing/src/features/landing/demo/coach-remark.json')

describe('The scene of the coach on the landing page', () => {
  it('says what the coach says of that answer', () => {
    const { question, answer, ...shown } = JSON.parse(readFileSync(SCENE, 'utf8')) as Record<string, string>
    const asked = questionOf(question ?? '')
    if (!asked) throw new Error('The scene asks no question of the bank')
    const { score, oneThing } = judge(asked, { text: answer ?? '' }).feedback
    expect(shown).toEqual({ score, remark: oneThing?.text })
  })
})
