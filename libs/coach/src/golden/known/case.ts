import type { KnownAnswer } from './known-answer'

export const CASE: readonly KnownAnswer[] = [
  {
    id: '54138b20',
    question: 'cloud/case/halve-the-bill',
    text: "Cloud costs are a challenge that nearly every company knows. I would start a cost initiative with all stakeholders, create transparency by means of dashboards and raise awareness in the teams. There's usually a lot of low-hanging fruit to be found. Step by step we'd optimise the landscape, negotiate with the provider and bring the spending to a healthy level, without any loss in quality for our customers.",
    levels: { framing: 0, recommendation: 1, evidence: 0, structure: 0, clarity: 2 },
  },
  {
    id: '95ef293b',
    question: 'artificial-intelligence/case/drafts-for-support',
    text: "Yes, but for a part of the mails first, and with errors counted on both sides, since that is the number which decides it and which nobody has.\n\nMoney. Today: 30,000 × 4 min = 2,000 hours, 60,000 euros. With drafts: 18,000 × 1 min is 300 hours, 12,000 × 5 min is 1,000 hours, so 39,000 plus 600 for the model. That saves 20,400 a month, if the trial is typical. The drafts that fail cost a minute extra each, so the gain vanishes only when fewer than about 26 percent are usable. We're far from that.\n\nQuality. Two in a hundred of those sent were wrong and unnoticed: 360 mails a month. 20,400 / 360 = 57 euros. So if one wrong mail costs us more than 57 euros on average, it doesn't pay. \"Your parcel comes Tuesday\" costs nothing; a wrongly promised refund or wrong advice on a charger may cost hundreds. But people make mistakes as well; if they're at 2 percent too, this isn't an argument at all.\n\nSo, first step, two weeks: take 500 old answers by people and 500 drafts that were sent, mixed, and have two experienced colleagues judge them without knowing which is which. Second: switch it on by topic. Delivery status and opening hours now; refunds, safety and complaints stay by hand. Third: each week 200 sent drafts are read again.\n\nI'd stop if errors per topic are more than a point above people's, or if reading time falls well below a minute, because then nobody reads any more.",
    levels: { framing: 4, recommendation: 4, evidence: 4, structure: 3, clarity: 4 },
  },
  {
    id: '90c1a2e9',
    question: 'machine-learning/case/call-those-who-leave',
    text: "2,000 people leave per month and the model has half in its list, so 1,000 out of 5,000. To phone everybody you pay 30,000 euros. Of the thousand a fifth stays, that's 200, with 90 euros each 18,000. So it's a loss of 12,000 and I would not call all. If the list is sorted I'd take only the top, for example the first thousand. They should also see whether a mail instead of a call does the same, as it would cost almost nothing.",
    levels: { framing: 1, recommendation: 2, evidence: 3, structure: 2, clarity: 3 },
  },
  {
    id: 'cf776614',
    question: 'artificial-intelligence/case/drafts-for-support',
    text: "Artificial intelligence is changing customer service, and whoever doesn't join in will be left behind. Sixty percent is an impressive figure for a first trial, and it'll rise further as the technology matures. I would introduce it with a good change management, take the fears of the staff seriously and train them. Happy employees with more time for the difficult cases mean happy customers, so it's a win for both sides.",
    levels: { framing: 0, recommendation: 2, evidence: 1, structure: 0, clarity: 2 },
  },
  {
    id: 'd4fa766b',
    question: 'machine-learning/case/call-those-who-leave',
    text: "Not all 5,000, but the top of the list, yes, as a test first.\n\nWhat decides it is the share of leavers among those called. A call brings 0.2 × 90 = 18 euros times that share and costs 6, so it pays where more than one in three would have left.\n\nAll 5,000: half of the 2,000 leavers are among them, a share of 20 percent. 200 are kept, 18,000 euros against 30,000: minus 12,000 a month. The first 1,000 have 450 leavers: 90 kept, 8,100 against 6,000, so plus 2,100. The other 4,000 hold 550, under 14 percent, and each such call loses about 3.50. I'd look at the list by the hundred and stop where the share falls below a third; it may well be after 1,200, or before 1,000.\n\nThe gain is small, so the assumptions matter. \"One in five\" I would want to know the source of. If it's 13 percent instead of 20, even the first thousand earn nothing. And there are the 550 who'd have stayed: if the call reminds a few of them of their subscription, each one costs 90 euros. Twenty-four of them eat up the 2,100.\n\nFirst step: draw the first 1,000 at random into two halves, call one, and compare how many are customers after three months. With 45 percent leaving in one half I'd expect 36 in the other. If the difference is under 7 points, I stop calling. Beside it a mail for the next 1,000, which pays at a far lower share.",
    levels: { framing: 4, recommendation: 4, evidence: 4, structure: 3, clarity: 4 },
  },
  {
    id: 'ba57f552',
    question: 'cloud/case/halve-the-bill',
    text: "Whenever I'm asked to halve a bill, I first ask why it has to be half. Is it that the company is short of money, or did somebody read in a magazine that the cloud is too expensive? Depending on the answer there are different ways. If money is short this quarter, then speed counts. If it's about efficiency in general, one can take time and do it properly. Since I don't have this information I'll assume something in between.\n\nThen it is worth looking at how such a bill comes into being. Nobody decides one morning to rent two hundred servers. There's a project, it needs ten, then another one, and when the project is over nobody dares to switch them off, because something could depend on it. So behind the technical question is one of responsibility, and I'd give each server an owner, by means of a tag, and send that person the amount each month. In my previous position at an insurance broker this alone led to a reduction of 15 percent in one year without any other measure, because people don't like to see their name next to a large figure.\n\nAs regards the concrete measures: The discount of 30 percent is the fastest, as it only needs a signature. On 36,500 this makes 10,950 euros a month, and it starts right away, so I would take that first for all the 200 servers. Afterwards the test servers can be switched off at night and on weekends, for which a small script is needed, and that reduces their hours to less than a third. And finally there are the servers with 18 percent load, where I'd go to the next smaller size, after having checked that it's enough at peak times as well.\n\nIf one adds this up, it should come close to half, perhaps even more. I'd give a report every two weeks to the management, with the target and what has been reached. What I would not do is to leave the cloud and buy servers ourselves, although some will suggest it, as we'd then need people who look after them.",
    levels: { framing: 3, recommendation: 2, evidence: 3, structure: 2, clarity: 2 },
  },
  {
    id: 'b8d64b01',
    question: 'machine-learning/case/call-those-who-leave',
    text: "Keeping existing customers is well known to be much cheaper than winning new ones, so I would definitely use this potential. The model provides valuable insights, and a personal call shows appreciation. I'd train the staff well, prepare an attractive offer and start as soon as possible. Over time the model learns and gets better, and so the company builds a loyal customer base and an advantage over the competition.",
    levels: { framing: 0, recommendation: 2, evidence: 0, structure: 0, clarity: 2 },
  },
  {
    id: 'e96a88dc',
    question: 'cloud/case/halve-the-bill',
    text: "I'd go in this order: switch off tests at night, make production smaller, and only then commit. Committing first would tie us for a year to sizes that we don't need.\n\nWhere it goes: 36,500 for servers (80 for tests 14,600, production 21,900), which leaves 11,500 for traffic, nearly a quarter, of which we know nothing yet.\n\nFirst, tests. 50 hours a week are 217 a month instead of 730. That takes 14,600 to about 4,300 and saves 10,300, in a week or two, with a start button for whoever works late. Risk: nightly jobs that somebody forgot to mention, so I ask, and stop them for one night to see who calls.\n\nSecond, production. 18 percent is an average. Before touching anything I want the peaks of four weeks, of processor and memory, including a month's end. If the busiest hour stays under 35 percent, half-size servers still have room, and it saves up to 10,950. I begin with ten servers. If their response times get worse at the peak, or memory was what filled them, I stop and do it only for the groups that bear it.\n\nThird, commitment for what is certain to stay. 30 percent on 10,950 is 3,285; I'd take it for about 80 percent of that at first, so roughly 2,600.\n\nSum: about 23,800, and the bill lands near 24,000. That's half, but only if step two works fully; if just half of the servers can shrink it's 28,000 or so. So meanwhile I'd have the traffic broken down by destination.",
    levels: { framing: 3, recommendation: 4, evidence: 4, structure: 4, clarity: 4 },
  },
  {
    id: '05c3c43f',
    question: 'artificial-intelligence/case/drafts-for-support',
    text: "Today 30,000 mails take 4 minutes, this is 2,000 hours and 60,000 euros a month. After the change, 18,000 need just one minute, which is 300 hours, and the other 12,000 need five, 1,000 hours. That costs 39,000 euros, and 600 for the model. The shop saves about 20,000 a month. I'd introduce it. The risk is wrong drafts that people send without reading well. One should check some of them. Start with one team for a month.",
    levels: { framing: 0, recommendation: 3, evidence: 3, structure: 2, clarity: 3 },
  },
]
