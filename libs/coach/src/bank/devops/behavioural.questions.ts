import type { Question } from '../question'

export const DEVOPS_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'devops/behavioural/woken-too-often',
    revision: 1,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'behavioural',
    level: 'mid',
    skills: ['Linux'],
    topics: [],
    competency: 'ownership',
    stem: 'Tell me about a time when being on call became too much, for you or for others. What did you change?',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['How often did it ring, and for what?'],
      action: ['You said "{quote}". Who had to agree, and how did you win them?'],
      result: ['How many calls were there before and after?'],
    },
    samples: [
      'Being on call is part of the profession, and with a good team it is no problem. A healthy balance and mutual support are important. Automation and monitoring are helpful as well. Resilience and a positive attitude are strengths of mine, and calm people are good for every team. The management should value the work of operations.',
      'At a web shop for tyres we were called nearly every night in October. I looked at the alarms of one month and deleted those that nobody had to act on. Then I repaired the one that came most, a full disk. After that it was much better, and my colleagues thanked me. I learned that one should look at alarms regularly.',
      'In October 2022, when everybody changes to winter tyres, the phone of our shop rang 46 times in one week at night, and on Thursday Mehmet said that he could not drive his car to work any more. We were five on call. I asked our lead for two days without tickets, because we were about to lose somebody. I put all 611 alarms of the quarter into a table and wrote beside each what the person had done: for 380 of them it was nothing. I deleted those the same evening, 23 rules, and told everyone in a mail how to get one back. Nobody ever asked. Of the rest, 140 were one thing, a disk of the picture server that filled up; I moved the old pictures to storage and set its alarm to "full in two days" instead of 90 percent. Then I wrote a rule with the other four: what rings at night has a page that says what to do, and the person on call may switch off what has none. The product owner was against it until I showed her the column with 380. In November, with more orders than in October, it rang three times a week. Mehmet told us at the turn of the year that he had looked for another post. Since then we read the calls of the week every Monday, ten minutes, and each one ends as a repair or as a deleted rule; last month it was two calls.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Beyer and others, Site Reliability Engineering, 2016, chapters 6 and 11',
    ],
    why: 'Whether somebody counts a burden, takes it on, and makes it stay small.',
  },
  {
    id: 'devops/behavioural/release-you-held-back',
    revision: 1,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'behavioural',
    level: 'senior',
    skills: ['Kubernetes'],
    topics: [],
    competency: 'quality under pressure',
    stem: 'Tell me about a release that you stopped, or let go out, against what others wanted.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What did you know at that moment, and what not?'],
      action: ['You said "{quote}". Who decided in the end?'],
      result: ['What showed afterwards whether it was right?'],
    },
    samples: [
      'A release is always a compromise between quality and speed. I think that quality is not negotiable, but the business is important as well. Good communication with all stakeholders is necessary, and the decision should be made together. With continuous delivery the risk is smaller anyway, so I am a fan of modern methods.',
      'At a company for hospital beds I stopped a release on a Friday because a test of the alarm had failed once. The product manager was angry, since a clinic was waiting. I looked for the cause with a colleague and we found a race in the code. The release came on Tuesday. Later the clinic was satisfied.',
      'In February 2021, at a maker of software for hospital beds, a release was to go to 14 clinics on a Friday at noon. One of 2,200 tests had failed once and passed three times: the call of a nurse had arrived twice. The product manager had promised Friday to a clinic that was to open on Monday, and five of six in the room wanted to go on. I was the one who presses the button. I asked for two hours instead of a no, and wrote on the board what would make me press: 500 runs of that test without a failure. I started them on ten machines. In run 61 it failed, in run 204 it failed the other way round, and a call did not arrive at all. I showed the log to the product manager before anybody else, and called the clinic together with her. I offered them Monday six o’clock, with two of us on the ward. Ines and I found the race on Saturday, a list that two threads changed; I let the test run 20,000 times over Sunday night. On Monday at ten to six it went out, and the clinic opened at eight. The head nurse wrote to us in spring that not one call had been lost among 90,000. Since then a test that fails once runs 500 times by itself before a release, and the result stands beside the button; it stopped two more that year, and I did not have to say a word.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Leveson and Turner, An Investigation of the Therac-25 Accidents, IEEE Computer, 1993',
    ],
    why: 'Whether somebody stands against a room with a test and not with a feeling.',
  },
]
