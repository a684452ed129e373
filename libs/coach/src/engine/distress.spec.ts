import { isDistress } from './distress'

describe('Somebody in danger', () => {
  it.each([
    'I planned to end my own life.',
    'I want to die.',
    'Since then I have been thinking about suicide every night.',
    "I don't want to live any more.",
    'After the interview I tried to kill myself.',
    'My husband hits me when I come home late.',
    'My manager threatened to kill me.',
    'I have been cutting myself.',
    'Thеy would be better off without me.',
    'I cannot go on.',
    'I am afraid for my life.',
  ])('is heard: %s', (text) => {
    expect(isDistress(text)).toBe(true)
  })

  it.each([
    'We had to kill the process and restart it.',
    'I killed all the pods of the old version.',
    'The message went to a dead letter queue and the worker died.',
    'I labelled a suicide-prevention dataset and trained a classifier on posts.',
    'I want to end my contract, and another customer wrote: I want to keep my contract.',
    'The contract has a self-destruct and a kill switch.',
    'We executed the query and terminated the session.',
    'The deadline was killing our schedule, so I cut the scope.',
    'Since then no team of mine has one person who cannot go on without me.',
    'The test beats me to it every time the node dies.',
  ])('is not heard in work: %s', (text) => {
    expect(isDistress(text)).toBe(false)
  })
})
