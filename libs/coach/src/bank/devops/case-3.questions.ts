import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_CASE_3: readonly Question[] = [
  {
    id: 'devops/case/woken-at-night',
    revision: 2,
    status: 'active',
    areas: ['DevOps'],
    type: 'case',
    level: 'senior',
    skills: ['Linux', 'Go', 'SIEM'],
    topics: [],
    stem: 'Eight people share the call for a video service, a week each. The phone rings 40 times a week, 26 of these at night. Of the 40 calls 30 need no hand. Two of the eight left within a year, and both named the nights. The head wants a second team on another continent for 600,000 euros a year. What do you advise?',
    clarify: [
      { ask: 'What does it cost to replace somebody?', answer: 'About 80,000 euros, and half a year.' },
      {
        ask: 'What are the ten that need a hand?',
        answer: 'Six are the same two faults: a full disk, and a worker that hangs.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'why-ring',
        text: 'Why it rings: whether a user suffers, or a machine is merely busy.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'viewer suffers | viewers suffer | viewers notice | user suffers | users suffer | viewer notices | why rings | symptom | symptoms | machine busy',
        ),
        hint: 'What is it that makes the phone ring, and for whose sake?',
      },
      {
        id: 'bearable',
        text: 'What is bearable: a figure that is agreed on, such as two in a shift.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'bearable | agreed limit | at most two | two per shift | two per week | two shift | limit per week | budget of calls | one night week',
        ),
        hint: 'From when on would the nights be all right?',
      },
      {
        id: 'silence',
        text: 'First end the calls that need nothing: each gets an owner or goes.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'delete alarm | deleted | silence | turned off | turn off | goes away | ticket instead | becomes ticket | tickets morning | morning ticket | wait until morning',
        ),
        hint: 'What would you do about the 30?',
      },
      {
        id: 'repair-itself',
        text: 'Then let the two common faults repair themselves.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'repair themselves | repairs itself | restarts itself | restart itself | restarted automatically | rotate logs | cleans itself | cleans disk | heal | watchdog',
        ),
        hint: 'And about those that come again and again?',
      },
      {
        id: 'true-nights',
        text: 'If nights are like days, 6 or 7 of 26 need a hand; four a night ring today.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('6.5 | 6 or 7 | six seven nights | 3.7 | four night | 26 quarter | quarter nights'),
        hint: 'How many of the nights would be left?',
      },
      {
        id: 'price',
        text: 'Two who leave cost 160,000; a quarter of two people 40,000 to 50,000; the second team 600,000 each year.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'two leave 160,000 | leaving 160,000 | 160,000 leaving | lost 160,000 | replace 160,000 | quarter of year two | 45,000 | 50,000 once | 12 times',
        ),
        hint: 'What does each way cost beside what the nights cost today?',
      },
      {
        id: 'three',
        text: 'Fewer calls, lighter calls, more shoulders, in this order.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'fewer calls | lighter calls | more shoulders | fewer lighter | more people last | noise repair people',
        ),
        hint: 'In which ways can such a week be made easier?',
      },
      {
        id: 'noise-moves',
        text: 'A second team would be woken by nobody, but answers the same noise by day.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'same noise | noise stays | noise moves | noise remains | noise elsewhere | export noise | noise to others | hand over noise',
        ),
        hint: 'What does a second team not change?',
      },
    ],
    followUps: {
      framing: ['What would you ask the two who left, if you could?'],
      evidence: ['You said "{quote}". How would you check that nights are like days?'],
      recommendation: ['Who may silence an alarm, and what if it was the wrong one?'],
      structure: ['When would a second team be right after all?'],
    },
    samples: [
      'Being on call is a difficult topic, because people need their sleep to be productive. A team on another continent is a modern solution that many global companies use. I would support it, since the employees are the most important asset. The company should also offer a good compensation and a feedback culture, and motivate the team with interesting projects.',
      'The phone rings 26 times a week at night, almost four times each night. 30 of 40 need nothing, so only a quarter of them are real. I would first turn off the alarms that need nothing, because they cost no money. Then about 6.5 calls at night are left. A second team for 600,000 is too expensive. The risk is that an important alarm is turned off by mistake.',
      'Before I hire anybody I would ask why it rings: does a viewer suffer, or is a machine merely busy at three? And what is bearable; I would agree on at most two a shift, as a limit on which the team may insist. Today it is 26 in seven nights, four a night, and nobody gets up four times for long. If nights are like days, 6.5 of the 26 want a hand. It falls into three parts, and the order matters: fewer calls, lighter calls, more shoulders. Fewer: each of the 30 is looked at on Monday in the open; it gets an owner who mends it, becomes a ticket for the morning, or is deleted. That is worth most, as it takes away three of four. Lighter: of the ten that are left six are two faults. A full disk cleans itself if logs rotate at 70 percent, and a worker that hangs restarts itself after a minute, with a count that rings when it is more than five a day. Then four of 40 need a person, and 2.6 of them at night. More shoulders: a second team ends nights, but the same noise goes on by day elsewhere, and two teams must know everything. Prices: two who leave cost us 160,000 a year. Two people for a quarter of a year are 45,000 once. The team is 600,000 each year; it is not worth it even if nobody ever left. I recommend the first two ways, and three months. The first step is a list of last month’s calls by alarm, tomorrow; I expect that five alarms make half. The risk is an alarm that is silenced and was needed, so nothing is deleted that rang before a real outage in the last year. I would think of the second team if after three months more than two a week wake somebody for good reason, or if viewers over there become many. Missing is what the eight think, and whether a night is followed by a free morning, which costs nothing and I would start with it.',
    ],
    sources: [
      'Beyer, Jones, Petoff and Murphy, Site Reliability Engineering, 2016, chapters 6 and 11',
      'Beyer, Murphy, Rensin, Kawahara and Thorne, The Site Reliability Workbook, 2018, chapter 8',
    ],
    why: 'Whether somebody ends noise before spreading it over more people.',
  },
]
