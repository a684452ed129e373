import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_CASE_2: readonly Question[] = [
  {
    id: 'devops/case/every-second-thursday',
    revision: 3,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'case',
    level: 'entry',
    skills: ['Docker', 'Linux'],
    topics: [],
    stem: 'A team releases each Thursday by hand: two people, 90 minutes, 12 changes at once. One release in four brings a fault, and it takes five hours to find the change that it comes from. The head wants to release every second week from now on, so that there are fewer faults. To make a release automatic would take 15 days of work. What do you advise?',
    clarify: [
      { ask: 'Are there tests?', answer: 'Some; they run on the laptop of whoever remembers.' },
      {
        ask: 'How long are customers without service in a fault?',
        answer: 'About the five hours, in some part of it.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'same-changes',
        text: 'As many changes are made as before; faults come from changes, not from releases.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'many changes | same changes | changes remain | changes stay | 24 changes | faults changes',
        ),
        hint: 'What stays as it is when the rhythm becomes slower?',
      },
      {
        id: 'harm',
        text: 'The goal is less harm to customers, and not a smaller count.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('less harm | customers without | shorter faults | harm count | harm customers'),
        hint: 'What is it that should really become less?',
      },
      {
        id: 'smaller',
        text: 'Release smaller and oftener instead.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'change alone | releases daily | smaller releases | small releases | release oftener | release every day | releases often | smaller more often | smaller often',
        ),
        hint: 'In which direction would you go?',
      },
      {
        id: 'back',
        text: 'And a way back that takes minutes, before anything else.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns('roll back | rollback | previous version | old version | revert'),
        hint: 'What would you build first, for the day on which it goes wrong?',
      },
      {
        id: 'hours',
        text: '156 hours by hand and 65 of searching a year, against 120 once.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('156 hours | 65 hours | 221 hours | 120 hours'),
        hint: 'How many hours does today’s way take in a year?',
      },
      {
        id: 'two-weeks',
        text: 'Every second week: 44 percent of releases with a fault, 11 a year instead of 13.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('44 percent | 11 faults | 11.4 | 43.75'),
        hint: 'How many faults would there be by the head’s plan?',
      },
      {
        id: 'chance',
        text: 'Count of faults is changes times their chance, some 2 percent; harm is that times its length.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          '2 percent changes | percent changes bad | 2.1 percent | chance change | often times long',
        ),
        hint: 'Of which factors does the harm of a year consist?',
      },
      {
        id: 'search',
        text: 'The search grows with the pile: one of 24 instead of one of 12.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'among 24 | larger pile | bigger pile | search grows | search longer | longer find | harder find | 24 harder',
        ),
        hint: 'What becomes of the five hours when more comes at once?',
      },
    ],
    followUps: {
      framing: ['What would you say to the head, who is right about one thing?'],
      evidence: ['You said "{quote}". How did you get from one week to two?'],
      recommendation: ['What is done on the first of the 15 days?'],
    },
    samples: [
      'DevOps is mainly a cultural change, so the team should discuss its way of working. Modern companies release many times a day, because they have a good pipeline. I would introduce continuous integration and the best practices of the industry. The management has to support it, and everybody should take responsibility for quality. With better tests the faults would disappear by themselves.',
      'By hand it takes two people 1.5 hours, so 156 hours a year. A fault happens 13 times a year and takes 5 hours, which is 65 hours. If they release every second week there are 24 changes at once, so it takes longer to find the fault. I would automate it, because 15 days are 120 hours and that is paid back in less than a year. Then they can release every day.',
      'The head counts releases, but faults come from changes, and as many changes are made in two weeks as before. So I would ask what should become less: the count, or the hours in which customers are without some part. I assume the second. Harm is how often times how long. How often: one release in four with 12 changes means that some 2 percent of the changes are bad. Every second week there are 24 at once, 44 percent of 26 releases, 11 faults instead of 13: two fewer. How long: one of 24 is harder to find than one of 12, perhaps ten hours instead of five, so 110 hours of trouble instead of 65. The plan makes it worse. Only the work by hand becomes less, 78 hours instead of 156, and there the head is right: it is too much. If each change goes out alone, there are still some 15 faults a year, but the suspect is known, and with a way back it takes ten minutes: two and a half hours a year. I recommend smaller releases, daily at first, in this order: first a script that puts the previous version back, two days; then a script that releases, with the tests before it; then one change at a time. 15 days are 120 hours, paid back within seven months by the 221 that go away. The risk is that changes of the database cannot be undone; those go on in two steps. I would be wrong if the faults came from the release itself, a forgotten file at nine in the evening: then the script alone would do. Missing is exactly that; I would look at the last ten faults, in an hour.',
    ],
    sources: ['Humble and Farley, Continuous Delivery, 2010', 'Forsgren, Humble and Kim, Accelerate, 2018'],
    why: 'Whether somebody sees that a slower rhythm makes larger piles, and shows it with a sum.',
  },
  {
    id: 'devops/case/one-more-nine',
    revision: 3,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'case',
    level: 'expert',
    skills: ['System Design', 'PostgreSQL'],
    topics: [],
    stem: 'A customer offers 100,000 euros a month if 99.99 percent of each month’s minutes are promised, less a tenth of the month’s fee for each started five minutes beyond. Last year had nine outages of 15 minutes by releases, three of 55 by the database, two of 20 by the provider. Whoever is on call needs 10 minutes to begin. 30 percent of a fee is margin. Sign?',
    clarify: [
      { ask: 'When does the customer work?', answer: 'From six to 22 o’clock, on six days.' },
      { ask: 'May one talk about the terms?', answer: 'Their buyer says that everything has a price.' },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'needs',
        text: 'What the customer needs: which hours, which functions, and who measures how.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'hours count | which functions | who measures | hours matter | customer sleeps | customer works',
        ),
        hint: 'What is behind the figure that the buyer wrote down?',
      },
      {
        id: 'no-people',
        text: 'Such a promise cannot be kept by people: the first is awake after ten minutes.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'kept people | nobody awake | anybody awake | humans | faster people | person slow | people slow',
        ),
        hint: 'Who or what would have to act, and how fast?',
      },
      {
        id: 'terms',
        text: 'Not as it stands: another figure, and a ceiling on what is paid back.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          '99.95 | counter-offer | penalty capped | cap penalty | ceiling credits | credits most | credits capped',
        ),
        hint: 'What would you offer instead?',
      },
      {
        id: 'repair-first',
        text: 'First let releases go back and the database change over by themselves, then measure.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'roll back | rollback | failover | changes over | standby | canary | after six months | two quarters',
        ),
        hint: 'What has to be true before such a figure is promised, and how would you know?',
      },
      {
        id: 'budget',
        text: '4.4 minutes a month, 53 a year; last year had 340.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('4.4 minutes | 4.38 | 4.3 minutes | 53 minutes | 52.6 | 340 minutes'),
        hint: 'How many minutes are that in a month?',
      },
      {
        id: 'penalty',
        text: 'Last year would have cost 680,000 of penalties, against a margin of 360,000.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '680,000 against | 680,000 total | 680,000 penalties | 680,000 year | together 680,000 | 680,000 1.2',
        ),
        hint: 'What would last year have cost by these terms?',
      },
      {
        id: 'by-cause',
        text: 'Cause by cause: what each costs, and what would end it.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'releases 270,000 | database 330,000 | releases tenths | database tenths | 30,000 270,000 | 110,000 330,000',
        ),
        hint: 'Which of the outages is which part of the sum?',
      },
      {
        id: 'not-ours',
        text: 'What the provider does is not in one’s hand: its own promise is a limit of ours.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'provider promises | provider alone | provider 99.9 | two zones | several zones | second zone | exclude provider | pass terms',
        ),
        hint: 'Which part is left when all of your own is perfect?',
      },
    ],
    followUps: {
      framing: ['What would you ask the buyer first, and what the people who use it?'],
      evidence: ['You said "{quote}". What if two of them fall into one month?'],
      recommendation: ['At which price would you sign it as it stands?'],
      structure: ['Which of the causes would you repair even without this customer?'],
    },
    samples: [
      'Reliability is one of the most important qualities of a service, and customers have the right to expect it. With a modern cloud architecture and site reliability engineering 99.99 percent is absolutely possible. I would sign, because the customer is very attractive and a strong reference. The team must then work hard on observability and automation, and learn from each incident.',
      '99.99 percent of a month are 4.4 minutes. Every outage of last year was longer, so each would cost something. The releases cost 3 tenths each, so 270,000 euros, the database 330,000 and the provider 80,000, which is 680,000 in total. The margin is 360,000, so I would not sign. I would offer 99.95 percent instead and improve the releases with a rollback. The customer could still say no.',
      'What decides is whether such a promise can be kept by people, and it cannot: 99.99 percent leaves 4.4 minutes a month, and whoever is on call needs ten to begin. Everything must come back before anybody is awake. I would ask next what the customer needs: which hours count, which functions, and who measures how; if only six to 22 on six days count, four of ten minutes fall away. Cause by cause, by last year and if none share a month. Nine releases of 15 minutes: 10.6 beyond, three tenths each, 270,000 euros. Three of the database at 55: eleven tenths each, more than the month itself, 330,000. Two of the provider at 20: four tenths, 80,000. That makes 680,000 against 360,000 of margin, so signed as it is we pay 320,000 a year for a good name. What ends each of them? Releases that go to one percent and roll back by themselves in two minutes; a database with a standby that takes over within one; both are work of two engineers for half a year, and we should want them anyway. What is left is the provider. If it promises 99.9 itself, ours can only be better with two zones, and those do not help when the cause is common to both. I recommend a counter-offer: 99.95 percent, so 22 minutes a month, of which those alone count that fall into the hours in which they work, credits of at most 30 percent of a month, planned windows out. By those terms last year would have cost us three capped months, 90,000, and the rest would have passed unless two fell into one month. The first step is to measure for two quarters what they would see from their side. The risk is that they have another bidder who simply signs; then the credit is their price and not the minutes. I would be wrong to hesitate if 2 of 12 months broken were worth 200,000 more in fee. And 14 outages of one year are few: the next may have one of six hours, which no average shows; that is what the ceiling is for.',
    ],
    sources: [
      'Treynor, Dahlin, Rau and Beyer, The Calculus of Service Availability, ACM Queue 15, 2017',
      'Beyer, Jones, Petoff and Murphy, Site Reliability Engineering, 2016',
    ],
    why: 'Whether somebody turns a percentage into minutes, minutes into money, and sees who could never be fast enough.',
  },
]
