import { INTENT_LABELS, INTENTS, type Intent } from '@tryka/domain'
import { understand } from './intents'

const one = (intent: Intent) => ({ kind: 'one', intent })

describe('What a message means', () => {
  it.each(INTENTS)('the button of %s means it', (intent) => {
    expect(understand(INTENT_LABELS[intent])).toEqual(one(intent))
  })

  it.each<[string, Intent]>([
    ['what should i do first', 'next'],
    ['Anything due today?', 'today'],
    ['How do I prepare for the interview on Thursday', 'plan'],
    ['Which questions should I ask the recruiter?', 'ask-them'],
    ['Give me another question please', 'practise'],
    ['why is my score so low', 'score'],
    ['What does reflection mean as a criterion', 'criterion'],
    ['Can I retake the SQL test?', 'assessment'],
    ['I have heard nothing back from two companies', 'replies'],
    ['Who looked at my profile', 'viewers'],
    ['how many tryk have I earned', 'credits'],
    ['delete my data', 'privacy'],
    ['are you a human', 'abilities'],
    ['thank you', 'thanks'],
    ['Will I get it?', 'outside'],
    ['Do I need a visa for that', 'outside'],
    ['what would improve my match', 'raise'],
    ['am i qualified for this job', 'match'],
    ['What does a Solidity engineer earn', 'pay'],
    ['why this path and not another', 'why-path'],
    ['What is reentrancy?', 'topic'],
    ['what are window functions', 'topic'],
    ['Explain the index of a table', 'topic'],
    ['How does a mutex work?', 'topic'],
    ['What does idempotent mean?', 'topic'],
    ['what is my balance of tryk', 'credits'],
    ['how do you work', 'abilities'],
    ['explain clarity', 'criterion'],
    ['how far is my weekly goal?', 'goal'],
    ['which cards are due', 'reviews'],
    ['which other skills go with mine', 'beside'],
    ['can I practise with other people', 'peers'],
  ])('%s', (message, intent) => {
    expect(understand(message)).toEqual(one(intent))
  })

  it('is danger before anything else, and not the words of machines', () => {
    expect(understand('what is due today, I want to end my life')).toEqual(one('distress'))
    expect(understand('Practise a question on how to kill a process')).toEqual(one('practise'))
  })

  it('is offered twice where two are as near, and nothing where none is', () => {
    expect(understand('salary or viewers, or privacy').kind).not.toBe('none')
    expect(understand('tell me of profile viewers and salary wage')).toMatchObject({ kind: 'two' })
    for (const text of ['lorem ipsum', '...', 'Die Katze sitzt auf der Matte', '\u200b'.repeat(50)])
      expect(understand(text)).toEqual({ kind: 'none' })
  })

  it('is the same for the same message, and takes a thousand of anything in its stride', () => {
    for (const text of ['a'.repeat(1_000), 'what '.repeat(200), '(((('.repeat(250), 'today '.repeat(160)])
      expect(understand(text)).toEqual(understand(text))
  })
})
