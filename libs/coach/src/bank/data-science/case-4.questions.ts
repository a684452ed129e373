import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_CASE_4: readonly Question[] = [
  {
    id: 'data-science/case/happy-guests',
    revision: 1,
    status: 'active',
    areas: ['Data Science'],
    type: 'case',
    level: 'mid',
    skills: ['Statistics', 'R'],
    topics: [],
    stem: 'A chain of 30 hotels mails all 40,000 guests of a month. 2,400 answer, and give 4.6 of 5 on average. Somebody phoned 100 of the others, picked by lot: 62 answered and gave 3.9, with a standard deviation of 1.1. From January the head of each hotel is to get money for every tenth above 4. The board is happy with its 4.6. What do you tell it?',
    clarify: [
      {
        ask: 'How is the mail sent out?',
        answer: 'Each hotel sends it, to the guests whose address it has noted.',
      },
      { ask: 'What does a call cost?', answer: 'About 6 euros, tries included.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'who-answers',
        text: 'Who answers chooses to: the mail asks those who liked it, or were asked nicely.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'chose answer | choose answer | self-selection | nonresponse | happy answer | satisfied answer | angry silent | unhappy silent | only pleased | response bias | likely reply | pleased reply | satisfied likely | happy reply | biased sample',
        ),
        hint: 'Who are the 2,400?',
      },
      {
        id: 'what-for',
        text: 'What the figure is to decide: hotels against each other, a year against the last, or money.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'compare hotels | purpose figure | what purpose | what decision | decision figure | used for | meant rank | rank hotels | see trend | score meant',
        ),
        hint: 'What is to be decided by it?',
      },
      {
        id: 'by-lot',
        text: 'Ask fewer, by lot, every month, and go after those who do not answer.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'random sample | sample lot | call 500 | call 800 | smaller sample | monthly sample | sample month | guests random | random guests | random month',
        ),
        hint: 'How would you ask next month?',
      },
      {
        id: 'no-money',
        text: 'No money by this figure, at least until somebody other than the hotel asks.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'no money | no bonus | not pay | money wait | without bonus | tie bonus | link bonus | hold bonus | link pay | bonus until',
        ),
        hint: 'And the plan for January?',
      },
      {
        id: 'six-percent',
        text: '6 percent answered; with the others at 3.9 all guests are at 3.94.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('6 percent | six percent | 3.94 | 94 percent'),
        hint: 'Which share is it, and what would the mean of all be?',
      },
      {
        id: 'range',
        text: '3.9 from 62 calls is uncertain by 0.14, so between 3.6 and 4.2.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('0.14 | 3.6 | 3.63 | 4.17 | 3.62'),
        hint: 'How sure is the 3.9?',
      },
      {
        id: 'also-missing',
        text: '38 did not pick up, and on the phone one is polite: 3.9 may be too high as well.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('38 | polite | politeness | picked up | kinder | friendlier | never answered phone'),
        hint: 'What is wrong with the calls?',
      },
      {
        id: 'gamed',
        text: 'With money on it hotels choose whom they mail, and the figure is worth nothing.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'goodhart | game figure | only happy | whom mail | guests smiled | select guests | pick guests | choose guests | guests liked | cherry-pick | becomes target | manipulate | survey only',
        ),
        hint: 'What happens to the figure once it pays?',
      },
    ],
    followUps: {
      framing: ['What would a guest who was angry have done with the mail?'],
      evidence: ['You said "{quote}". How many calls would halve that?'],
      recommendation: ['What do you show the board in February?'],
    },
    samples: [
      'Customer satisfaction is the most important indicator in the hotel business, and 4.6 is an excellent result. The board can be proud of it. I would present it with an attractive dashboard and compare it to the benchmark of the industry. A bonus is a good motivation for managers. In addition one could use artificial intelligence to analyse the comments and to find new potential for improvement.',
      'Only 6 percent answered, and those who answer are often the happy ones. If the others are at 3.9, all guests are at about 3.94. The standard error of the calls is 1.1 by the root of 62, that is 0.14. I would not pay by the mail and call a random sample every month instead. That costs 6 euros for a call. The risk is that it is still too small for each hotel.',
      'I would tell it that 4.6 is the mean of those who chose to answer, and that I would not pay a cent by it. Before I say more: what is the figure for? To see whether all goes up or down, to compare hotels, or to pay; each needs something else. 6 percent answered. The other 94 percent are better known from the calls: 3.9. If they are like those, all guests are at 0.06 times 4.6 plus 0.94 times 3.9, which makes 3.94. How sure is that? The standard error is 1.1 divided by the root of 62, 0.14, so something between 3.6 and 4.2; the gap to 4.6 is five of those errors and no accident. There are three layers, by how much they may hide. First who answers the mail; that is worth 0.7. Second who is missing in the calls: 38 did not pick up, and if they gave 3.5, we would be at 3.75 with the phone. Third how one asks: to a voice people are polite, so the phone is rather too kind. All three point the same way, down. Then the money. Each hotel writes to those whose address it has noted; once a tenth pays, one asks only guests who smiled at the desk, and nobody needs to lie for it. I recommend three things. No money in January. A sample by lot every month, drawn from the bookings by the head office and not by hotels: 200 guests, one mail, one reminder, then a call, 1,200 euros a month at most. With some 130 answers the chain is known to plus or minus 0.19, and after a quarter to 0.11. For one hotel it gives four answers a month, too few; a hotel gets its figure once a year, within 0.3, and that should end the talk about tenths. The mail may stay, for its comments and not for its mean. The first step is to call the 38 again, this week, 230 euros. The risk is that the new series begins at 3.9 and looks like a fall; so I would show both beside each other for three months. I would be wrong if the 100 who were phoned had all stayed in one bad week. Missing is how answers to the mail differ by hotel: where many answer, the figure should lie nearer to the calls, and one can look at that today.',
    ],
    sources: [
      'Groves and Peytcheva, The Impact of Nonresponse Rates on Nonresponse Bias, Public Opinion Quarterly 72, 2008',
      'Kreuter, Presser and Tourangeau, Social Desirability Bias in CATI, IVR, and Web Surveys, Public Opinion Quarterly 72, 2008',
      'Strathern, Improving Ratings: Audit in the British University System, European Review 5, 1997',
    ],
    why: 'Whether somebody asks who is missing, puts a range to it, and sees what money does to a figure.',
  },
  {
    id: 'data-science/case/prices-next-door',
    revision: 3,
    status: 'active',
    areas: ['Data Science'],
    type: 'case',
    level: 'senior',
    skills: ['Experimentation', 'Statistics'],
    topics: [],
    stem: 'Of a firm’s 40 car parks in one city ten raised their price in May, from 8 to 10 euros a car. There the cars fell from 1,000 a day to 880 each; in the other 30, all in walking distance of the ten, they rose from 1,000 to 1,030. A ticket machine’s report says: the ten now take 7 percent more than the rest. The head of sales wants 10 euros everywhere, "for 7 percent". What do you advise?',
    clarify: [
      { ask: 'How were the ten chosen?', answer: 'By lot.' },
      {
        ask: 'What do others in the city charge?',
        answer: 'Between 8 and 11 euros, for about as many places.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'walked-over',
        text: 'Drivers may have gone from the ten to the 30: the comparison is touched by what it measures.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'walked over | went over | spillover | interference | cheaper neighbour | gone cheaper | moved cheaper | switched cheaper | went cheaper | cheaper nearby | parked cheaper | parked nearby | contaminated | cars moved | customers shifted | drivers shifted | cars shifted',
        ),
        hint: 'Where may the cars be that are missing?',
      },
      {
        id: 'all-differs',
        text: 'If all 40 raise it, nobody finds a cheaper one of ours: that is another question than the test asked.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('another question | nowhere cheaper | no cheaper | all raise'),
        hint: 'Is ten of forty a small picture of the whole?',
      },
      {
        id: 'by-district',
        text: 'Test it with whole districts, or with weeks by turns, far enough from each other.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'whole districts | districts | alternate weeks | switchback | another city | clusters | neighbourhoods | another town | by area | other town | alternate price',
        ),
        hint: 'How would a test have to be built so that it answers?',
      },
      {
        id: 'step-back',
        text: 'Raise in one part, for some weeks, with the figure at which it is taken back.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'taken back | take back | roll back | undone if | go back | revert | reverse it | reversed',
        ),
        hint: 'What would make you give it up again, and when would you see it?',
      },
      {
        id: 'cars',
        text: 'The ten lost 1,200 cars a day, the 30 won 900: only 300 may have left the firm.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('300 cars | 300 left | 300 lost | 900 won | 900 gained | 900 walked | only 300'),
        hint: 'How many cars are gone from the firm as a whole?',
      },
      {
        id: 'span',
        text: 'For all 40 it may be anything from 7 to 21 percent more.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('9,700 | 21 percent | 7 21'),
        hint: 'Between which figures may the gain for all 40 lie?',
      },
      {
        id: 'may',
        text: 'Or the 3 percent are May itself, and then the ten lost 15 percent.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'plus season | rise season | just season | spring | weather | may itself | may anyway | seasonal effect | season may | stronger month | better month | good month',
        ),
        hint: 'What else could lift the 30?',
      },
      {
        id: 'others',
        text: 'Others will answer, and people change habits slowly: one month is short.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'rivals | competitors | habits | commuters cards | change behaviour | long term | other operators',
        ),
        hint: 'What will be different after half a year?',
      },
    ],
    followUps: {
      framing: ['Which figure would tell you that drivers walked over?'],
      evidence: ['You said "{quote}". Which reading do you hold for the likeliest, and why?'],
      recommendation: ['How many weeks, and how do you know that it is enough?'],
      structure: ['What if the rivals raise theirs as well?'],
    },
    samples: [
      'The data shows clearly that customers accept the higher price, so the head of sales is right. 7 percent more is a good result. Dynamic pricing would be even better, because machine learning can find the optimal price for every hour. Big players in the market are doing that. It is important to communicate the value for the customer, and a loyalty programme could support it.',
      'The ten take 8,800 a day and the others 8,240, so this is 7 percent more. But before they took 8,000, so the ten take 10 percent more. The ten lost 1,200 cars and the 30 won 900, so many went over to the cheaper ones. If all are raised, there is no cheaper one, and the result would be different. I would test a whole district for two months first. The risk is that customers go to rivals.',
      'It may well be right, but not for 7 percent and not yet. The question is whether ten of 40 is a small picture of all 40. It is not: in the test somebody who minds two euros walked over to a cheaper one of ours, and if all raise that is gone. So the test has answered another question. Let me count cars. The ten lost 120 each, 1,200 a day; the 30 won 30 each, 900. There are three readings. First, all 900 walked over. Then only 300 left the firm, 30 for each of the ten, and with 10 euros everywhere a park keeps 970 cars and takes 9,700, a plus of 21 percent. Second, nobody walked over, and the 3 percent are May itself: spring and dry streets. Then the ten would have had 1,030 without it, lost 15 percent, and 8,800 against 8,240 is the true gain: 7 percent. Third, something between; or whoever walked over goes to rivals who charge 8 once none of ours does: if all 120 go there, it is 8,800 against 8,000, 10 percent. So it lies between 7 and 21, and the 7 of the report is right in one case only. What we do know is the sum of the firm: 320,000 a day before, 88,000 and 247,200 after, 335,200, nearly 5 percent more, with May in it. That nothing below zero appears is the argument for trying more. Which reading it is can be seen without any new test: look at the 30 by their distance. If those across the street from one of the ten rose by 6 percent and those 15 minutes away by nothing, they walked; and last year’s May is in the machines. That is two days. Then I recommend whole districts: the city has perhaps eight with some river or railway between; four by lot get 10 euros for eight weeks, then by turns with the other four, so that each is compared with itself. It is taken back if a district takes less than before in two weeks running. I expect 10 to 15 percent. Three things come later than eight weeks. Rivals answer; today they lie between 8 and 11, and if they stay at 8 our signs will be the dear ones. Habits change slowly, since commuters have cards until the end of the year. And the full ones and the empty ones differ: a full park loses nobody at 10 euros, so I would raise there first. I would be wrong to be slow: at 10 percent the firm gives up 32,000 for every date on which it only looks, so winter is too late. Missing is how full they are; cars that did not fit in before are in none of these figures.',
    ],
    sources: [
      'Blake and Coey, Why Marketplace Experimentation Is Harder than it Seems, ACM Conference on Economics and Computation 2014',
      'Hudgens and Halloran, Toward Causal Inference With Interference, Journal of the American Statistical Association 103, 2008',
      'Bojinov, Simchi-Levi and Zhao, Design and Analysis of Switchback Experiments, Management Science 69, 2023',
    ],
    why: 'Whether somebody sees that a test may touch what it is compared with, and brackets the answer before asking for more.',
  },
]
