import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_CASE_3: readonly Question[] = [
  {
    id: 'full-stack/case/payments-that-fail',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Cloud Computing'],
    type: 'case',
    level: 'senior',
    skills: ['Node.js', 'TypeScript', 'PostgreSQL'],
    topics: [],
    stem: 'A shop sees 10,000 tries a day to pay by card, 50 euros each with a margin of 15 percent. 8 percent fail: of these 40 percent because the payment service does not reply within three seconds, 60 percent because a bank says no. A third of those who fail try again and succeed. A second payment service would cost 90,000 euros to build in. What do you advise?',
    clarify: [
      {
        ask: 'What becomes of a payment that did not reply?',
        answer: 'The shop shows an error and forgets it.',
      },
      { ask: 'Are there complaints about double charges?', answer: 'Some 20 a day.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'unknown',
        text: 'No reply is not a no: some of those have been charged.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'been charged | already charged | charged anyway | unknown state | may paid | truth successful | mean not paid',
        ),
        hint: 'What has happened to the money when no reply came?',
      },
      {
        id: 'banks-no',
        text: 'What the bank refuses, a second service hardly changes.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'bank refuses again | bank says same | refused anyway | same bank | bank refusal | refusals stay | bank stays | refused by bank',
        ),
        hint: 'Which of the failures could a second service save at all?',
      },
      {
        id: 'ask-state',
        text: 'First ask what became of it, and send again under the same key.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'idempotency key | idempotent | same key | ask state | asks state | query status | webhook | payment id',
        ),
        hint: 'What can the shop do after three seconds, other than show an error?',
      },
      {
        id: 'second-later',
        text: 'The second service afterwards, if enough is left, and for those alone.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'third second service | second service later | second service afterwards | second service last | left timeouts | measure left',
        ),
        hint: 'And the second service?',
      },
      {
        id: 'counts',
        text: '800 fail, 320 without reply and 480 by banks; 213 and 320 stay lost.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('213 | 214 | 533 | 320 without | 320 no reply | 320 timeouts | 320 time'),
        hint: 'How many orders are lost for which reason?',
      },
      {
        id: 'money',
        text: 'At 7.50 each the silent ones are 1,600 euros a day; two months until 90,000 are back, if all are saved.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('7.50 | 1,600 euros | 1,597 | 56 days'),
        hint: 'What are they worth in a day, in margin?',
      },
      {
        id: 'by-reason',
        text: 'By reason: silence, refusals for good, refusals that can be cured, and those who give up.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'by reason | each reason | expired | wrong number | typed wrong | limit reached | other card | another card | refusals fall',
        ),
        hint: 'Are the refusals of banks all of one kind?',
      },
      {
        id: 'cost-of-double',
        text: 'A double charge costs trust and work; it is the price of trying again without care.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('double charge | double charges | charged twice | pays twice | pay twice | chargeback'),
        hint: 'What can become worse by trying again?',
      },
    ],
    followUps: {
      framing: ['Which log would you open first?'],
      evidence: ['You said "{quote}". What if half of them had been charged already?'],
      recommendation: ['What does the customer see between the third and the thirtieth second?'],
      structure: ['Which reason of a bank would you treat differently from the others?'],
    },
    samples: [
      'The checkout is the most important part of a shop, so it must be reliable and fast. A second payment service gives redundancy, and redundancy is a basic principle of good architecture. I would build it in with a clean abstraction layer. It is also important to offer popular payment methods and a nice design, because customers leave quickly when something does not work.',
      '8 percent of 10,000 are 800. 320 get no reply and 480 are refused by a bank. Two thirds are lost, so 213 and 320. A lost order is 7.50 euros margin, so the 213 are about 1,600 euros a day. 90,000 is back after about two months if all are saved. I would do it, but first increase the limit of three seconds and retry with the same key. The risk is that somebody is charged twice.',
      'The question is what no reply means: it is not a no, and some of these people have already been charged and see an error. 20 complaints a day say so. The second question is what a second service can save: not what banks refuse, since the same bank is asked by whichever way. So I split by reason. Silence: 320 a day, 213 of them stay lost. Refusals: 480, 320 stay lost; they fall into those that are final, stolen or closed, and those that somebody could cure: a number typed wrong, a card that is expired, a limit for which another card would do. A lost order is 7.50 of margin, so silence costs 1,600 euros a day and refusals 2,400. If the new service saved every silent one, 90,000 would be back in 56 days. It will not, because by sending the payment there we would charge anew those whom the first one charged. So I recommend this order. First, two weeks: give each payment an id of ours and use it as idempotency key, so that the same one can be sent again; after three seconds show "we are asking" and look up its state for up to 30. Let me say half of the 320 turn out to be paid and a quarter succeed on the second sending: then some 80 are left, of which 53 are lost, 400 euros a day. Second, one week: tell the person what the bank said, as far as it may be told, and offer another card on the same page; one in five of 320 is 64, 480 euros a day. Third, the second service: at 400 a day it takes 225 days and only if it saves all; I would decide on it after three months. The first step is tomorrow: compare the silent ones of last week with the list of the payment service, which shows how many were paid. The risk is that people wait 30 seconds and leave; I would stop if more leave than are saved. I would be wrong if the service is down for whole hours instead of slow for single ones: then the second one is worth more than any key, and the hours in the log show that. A double charge costs perhaps 15 euros of work and a customer; missing is how many of those never come back.',
    ],
    sources: [
      'RFC 9110, HTTP Semantics, section 9.2.2 (idempotent methods), 2022',
      'Helland, Idempotence Is Not a Medical Condition, ACM Queue 10, 2012',
    ],
    why: 'Whether somebody knows that silence is no answer, and asks what a remedy can reach at all.',
  },
]
