import type { Question } from '../question'

export const SHARED_BEHAVIOURAL_3: readonly Question[] = [
  {
    id: 'shared/behavioural/learned-in-days',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'behavioural',
    level: 'entry',
    skills: [],
    topics: [],
    competency: 'learning',
    stem: 'Tell me about something that you had to learn quickly in order to finish a piece of work.',

    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What hung on it, and how long did you have?'],
      action: ['You said "{quote}". What did you leave out on purpose?'],
      result: ['How did you know that what you had made was right?'],
    },
    samples: [
      'I am a fast learner and very curious, and new technologies do not scare me. There are a lot of good resources today, so it is not a problem to become familiar with something. I think this is one of my biggest strengths, because in our field learning is important for the whole career.',
      'In my second week at a web shop the only person who knew SQL left, and a list was needed for the auditor. I had three days. I read a tutorial and wrote the query in small steps. A colleague helped me with the grouping. I handed the list in on Thursday, and the auditor was satisfied. Now I know quite a lot of SQL.',
      'In my second week at the web shop of a dairy, in October, the only person who knew SQL left, and on Friday the auditor wanted a list of all batches by supplier. I had written JavaScript and not one query in my life. On the first evening I made the list by hand for ten batches, so that I would know a right answer when I saw one. Then I read the PostgreSQL tutorial and stopped where I could join two tables. I wrote the query in small steps and compared each with my ten batches; the third gave 14 rows instead of ten, because a batch with two suppliers came twice. I asked a colleague from accounting for 20 minutes, showed her the 14 rows and not the whole task, and she showed me how to group them. On Thursday I handed in 1,132 rows and noted beside them which two suppliers had no number. The auditor drew 25 batches and found all of them in the paper files. I had left out indexes, views and everything about speed, and read that in November. Since then I make a tiny right answer by hand before I learn a tool; with the shipping interface in January it showed me after an hour that I had misread the manual.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'PostgreSQL documentation, Part I: Tutorial',
    ],
    why: 'Whether somebody learns towards a result, knows what may be left out, and checks it against something known.',
  },
  {
    id: 'shared/behavioural/pressed-to-skip',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'behavioural',
    level: 'senior',
    skills: [],
    topics: [],
    competency: 'quality under pressure',
    stem: 'Tell me about a time when you were pressed to leave out a check, a test or a review. What did you do?',

    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['Who pressed, and what was the reason for it?'],
      action: ['You said "{quote}". What did you leave out, and what not?'],
      result: ['What showed that it was the right amount of care?'],
    },
    samples: [
      'Quality is not negotiable for me. Of course there is always pressure from the business side, but I explain to them why quality matters and that problems cost more later. In the end they usually understand it. A professional must find the right balance between speed and quality, and I think I do that well.',
      'Before Christmas the sales lead of our shop wanted the new voucher rules live without a load test. I did not like it, because the shop had been down in the year before. I cut the release into two parts and tested the first part in one evening. It showed a lock in a table, and I repaired that. We released on Wednesday and the weekend was quiet.',
      'In November 2023, nine days before the busiest weekend of our shop for gift cards, the sales lead wanted the new voucher rules live without the load test, which would have taken four days. The year before, the shop had been down for 50 minutes on that Friday, about 400,000 euros. I did not say no. I asked which rule she needed: it was one of five, the one for companies. I split the release, cut the other four out, and replayed the traffic of last year’s Friday on one evening. At 60 percent of the peak the table of vouchers locked. I showed her the graph in the morning, moved the count of used vouchers out of the transaction, and ran it again: 140 percent, slowest request 900 milliseconds. We released on Wednesday behind a switch, and I practised the switch with the two people on call. On Friday we had 118 percent of the old peak, no standstill, and companies bought cards for 210,000 euros. I left out two things on purpose, the report and the translations, and both were done in December. Since then I answer such a wish with what can be left out instead of whether. The recorded Friday is now replayed every night, and in March it caught a slow query before a release.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Cunningham, The WyCash portfolio management system, OOPSLA 1992',
    ],
    why: 'Whether somebody makes the work smaller instead of the care, and owns what is left out.',
  },
  {
    id: 'shared/behavioural/decision-others-live-with',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'behavioural',
    level: 'expert',
    skills: [],
    topics: [],
    competency: 'ownership',
    stem: 'Tell me about a decision of yours that others had to live with for years. What did you do about it afterwards?',

    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What did you know then, and what did you leave open?'],
      action: ['You said "{quote}". Why did you do that, and not those who had the trouble?'],
      reflection: ['Who notices today when one of your decisions has had its time?'],
    },
    samples: [
      'An architect always takes decisions with a long-term impact, and it is important to stand behind them. Technology changes, and one must accept that. Good documentation and a proper handover are essential for me, so that other teams are able to work with the results and to develop them further.',
      'In 2017 I chose one shared database for eleven services of a booking platform. Some years later the teams told me that changes took weeks. I was in another department by then. I looked at it with them and we moved the fares into a service of their own. It took a quarter. Changes of fares are faster now, and the other teams may do the same.',
      'In 2017 I chose one shared database for the eleven services of a platform that books ferries. It let us launch before a rival, and I wrote then that it would hurt from about 20 million bookings on. In 2020 there were 24 million, and the change of one column took six teams and 19 days. Nobody had asked me; I was in another department. I went to the four leads, said that the rule was mine, and asked what it cost them. I counted the changes of a year: 212, of which 61 had waited for another team, 33 of them because of fares. I offered to cut out fares with one person in a quarter. I built the service beside the old tables, compared both answers for six weeks on all traffic, and found 17 differences, four of them old faults. Then I handed it to the team that wanted it, with its pager and its budget. Waiting for fares fell from 19 days to 3, by the same count, and two teams cut out their own parts after that without me. I was late: the number stood in my own document, and nobody watched it. Since then every decision I sign has a measure and a name, and a job that mails that name. Two such mails came last year, and one rule was dropped within a week.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Nygard, Documenting architecture decisions, 2011',
    ],
    why: 'Whether somebody keeps answering for a decision when it has become the burden of others.',
  },
  {
    id: 'shared/behavioural/two-promises',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'behavioural',
    level: 'expert',
    skills: [],
    topics: [],
    competency: 'unclear goals',
    stem: 'Tell me about a time when two people above you wanted things that could not both be had.',

    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['Who had promised what, and to whom?'],
      action: ['You said "{quote}". How did you bring the two together?'],
      result: ['What did each of them get in the end?'],
    },
    samples: [
      'At the top there are always different interests, and as a senior person you have to navigate them. I am diplomatic and I keep a good relationship with all sides. I try to align the stakeholders around a common vision. In my experience most of it can be resolved if people talk to each other with respect.',
      'At a lender for small shops the chief executive wanted answers within a minute, and the head of risk wanted every refusal to be read by a person. The teams built different things. I calculated how many people we would need for the reading and showed it to both. We had a meeting, and they agreed that only some refusals are read. The launch was in April.',
      'In 2019 I was principal engineer at a lender for small shops. The chief executive had promised the board an answer in one minute; the head of risk had promised the regulator that a person reads each refusal. Five teams built against both promises, and in January two had begun to build opposite things. I wrote one page with the arithmetic: 1,400 applications a day, 31 percent refused, 434 refusals of eight minutes each make 58 hours of reading a day, seven or eight people, and none in the budget. I took it to both separately and asked each what they would give up first. Then I asked for one hour with the two of them and forbade myself a proposal in the first half. I read them the letter of the regulator, which spoke of refusals by the model alone. I measured a year of cases: 340 of the 434 were refused by a fixed rule, such as a missing licence. So 94 a day went to two readers, and everybody else had an answer in the minute. They signed it, I stopped the second workflow, and we launched on 11 April. In the first half-year 93 percent were answered within a minute, and the visit of the regulator closed without a finding. Since then I ask for the source of each promise before any team begins; this spring that ended a plan in one afternoon.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Eisenhardt, Kahwajy and Bourgeois, How management teams can have a good fight, Harvard Business Review, July 1997',
    ],
    why: 'Whether somebody makes a contradiction visible with figures, and lets those decide it whose it is.',
  },
]
