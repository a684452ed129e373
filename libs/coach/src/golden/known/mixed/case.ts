import type { KnownAnswer } from '../known-answer'

export const CASE: readonly KnownAnswer[] = [
  {
    id: 'a07bc6d3',
    question: 'cloud/case/functions-or-a-server',
    text: "60,000 × 30 = 1.8 million calls per month. Each takes 0.5 s so 900,000 seconds × 0.0000167 = 15.03 euros. Plus 1.8 × 0.20 = 0.36. In total 15.39 euros. Two servers cost 140. So functions are cheaper by a factor of nine.\n\nFunctions also scale by themselves and nobody has to patch them. The disadvantage is the cold start, the first call in the morning takes longer. For invoices that's acceptable.\n\nI advise functions.",
    levels: { framing: 0, recommendation: 3, evidence: 3, structure: 2, clarity: 4 },
  },
  {
    id: '038b5d90',
    question: 'machine-learning/case/rolls-for-tomorrow',
    text: "The model is 40 % better than the guess (30 instead of 50), so she should use it. It saves 20 rolls a day, 20 × 45 cents × 26 = 234 euros a month minus 60 is 174 euros profit. In addition she could bake 80 fewer rolls, because on most days 80 are left, that saves 80 × 12 cents. With deep learning and weather data it'd get even better.",
    levels: { framing: 0, recommendation: 2, evidence: 2, structure: 1, clarity: 3 },
  },
  {
    id: '2f24b27e',
    question: 'full-stack/case/slow-on-phones',
    text: "I advise first pictures. My calculation: on phones 70,000 visit, 1,2% is 840 orders, 6,720 euro in day. On computer 30,000 visit, 2,8% is also 840. So both are same important.\nPictures take 2,4 from 4,2 second, it is 57%. When we make it smaller to one third, we are at 2,6 second. It costs 8,000. If conversion goes from 1,2 to 1,3 we have 70 orders more, 560 euro, and after 15 days we have money back. For the rewrite is 90,000, with 560 in day it is 160 days, and before 5 months waiting.\nBut I'm not sure if the speed is reason. In my country people look on phone and buy at home on computer, because the form is small and payment is difficult on phone. So I would give small pictures only to half of the people for two or three weeks and compare. If no difference, then it's the payment and I'd look at it.\nScripts can be later, one page after other. Rewrite only if it's still bad.",
    levels: { framing: 3, recommendation: 4, evidence: 3, structure: 3, clarity: 4 },
  },
  {
    id: '1db5393a',
    question: 'devops/case/waiting-for-builds',
    text: "200 builds of half an hour want 100 machine hours. The four machines offer 32 in eight hours, 64 builds. So it's not that a build is long: the line in front of it is three times what can be served, and it only empties at night.\n\nMoney: thirteen machines instead of four cost 9 × 8 × 0.40 = 28.80 a day. One developer waiting for half an hour costs about that. So nine machines today, no discussion, better still twelve with automatic switching off, as thirteen would be 96 % busy.\n\nThen, in this order:\n1. Packages into the image or a cache: 18 minutes rather than 30.\n2. The random test out of the gate today, a person's name on it, mended or deleted in two weeks. Fifty builds a day disappear.\n\n150 × 18 min = 45 hours, six machines. I'd keep eight.\n\nWhat I'd want to settle with the developers first is the goal; mine would be a start within three minutes for 95 %. That's what goes on the dashboard, not the build time.",
    levels: { framing: 4, recommendation: 3, evidence: 4, structure: 4, clarity: 4 },
  },
  {
    id: 'ff008787',
    question: 'cybersecurity/case/which-holes-first',
    text: 'First the 30 that are exploited and can be reached from the internet, these should be closed this week. Then the base image, because with one new image 1,100 findings vanish and 700 are left. After that the other 90 exploited ones. At present they only gain 5 per week, so it would take 360 weeks and this is no plan. The risk with the image is that something breaks, so begin with a few test servers. I would report the number of exploited and exposed findings to management and not the total.',
    levels: { framing: 1, recommendation: 3, evidence: 3, structure: 3, clarity: 4 },
  },
  {
    id: 'a0abb08d',
    question: 'data-science/case/trust-the-test',
    text: "There is hardly a topic in our field about which so much has been said as the A/B test, and I'd like to begin with a remark about its history, since it wasn't invented by web shops. R. A. Fisher laid out fields at Rothamsted in the nineteen-twenties, and he knew that one field is never quite like the next. He had the patience to wait for the harvest, and one cannot harvest more quickly by pulling at the corn. Something of this patience has been lost to us, I feel, and with all the dashboards which refresh each minute that's hardly astonishing.\n\nIf we look at the case from this viewpoint, we have a plot with 400 and another with 440. The eye sees a difference at once, because the eye is made to see differences. Whether there's one is another question. I'd want to know more about the visitors, where they came from, at what hours, with what equipment, whether there was a campaign, whether it was before a holiday, whether they'd seen the page before and perhaps were just curious. One should also know if ten days had been agreed from the start. I have known product owners who'd look each day, which is human.\n\nStatistically the matter would have to be calculated, for which there are tests such as the chi-square test, and I'd do so. My feeling says that it's close, but that it isn't enough. With a larger number it would become clearer.\n\nSo I'd recommend not to be hasty, to continue for a further period whose end one settles now, and then to sit together and assess. The product owner's wish is understandable, and one should take it up in a friendly way.",
    levels: { framing: 3, recommendation: 2, evidence: 1, structure: 2, clarity: 1 },
  },
  {
    id: 'ff23a236',
    question: 'blockchain/case/tickets-as-tokens',
    text: "My advise is: no chain, and also not now the 9,000. I explain. For whom is the chain? It is when parties don't trust. But here the club gives the ticket and the club controls at the entrance, and fan trusts the club, if not he doesn't go to the game.\nCost: tokens 40,000 x 0.04 = 1,600 euro, when each is given one time to a friend it is + 800 = 2,400. Offer is 9,000 : 40,000 = 0.225 euro for one ticket. So token look cheap. But when 1 of 100 lose the key, is 400 persons before the door, with children and angry, and now is only 60 copies! This is more bad than before.\nThe copy can be stopped with simple thing: the scanner remember the code, second time is red. Scanner you need in all cases.\nDear resale is other problem. Token doesn't help really because I can sell my phone or the key for money in hand.\nI will begin with one game, with simple code one time, and count how many real people get red. If is more than 5, then I take the offer with changing code.",
    levels: { framing: 4, recommendation: 4, evidence: 3, structure: 3, clarity: 4 },
  },
  {
    id: '61e21429',
    question: 'artificial-intelligence/case/rent-or-run',
    text: "Buy the cards, I'd say. 8 × 2.20 is 17.60 euros an hour, while 14 billion tokens cost a lot more, and the price of APIs will rise. Also, if the lawyers say so then there's nothing to discuss, data protection comes first. Open models are meanwhile just as good as the rented ones. 2,500 tokens per second is 6.5 billion a month so there's plenty of room.",
    levels: { framing: 0, recommendation: 2, evidence: 2, structure: 1, clarity: 3 },
  },
  {
    id: '99bd26e4',
    question: 'cloud/case/halve-the-bill',
    text: "The servers cost 200 × 0.25 × 730 = 36,500 euros, so traffic is about 11,500. I would switch off the test servers when nobody uses them. They run 730 hours but are needed for about 217, so this saves 70 percent of 14,600, around 10,000 a month. Then I'd commit to the 120 production servers for a year, that's 30 percent of 21,900 or 6,570. Both together bring the bill to about 31,000. After that one can look at whether the 120 are too big, since 18 percent isn't much.",
    levels: { framing: 0, recommendation: 2, evidence: 3, structure: 2, clarity: 3 },
  },
  {
    id: '77f42c22',
    question: 'artificial-intelligence/case/rent-or-run',
    text: "I'd take the questions in the order in which they can end the discussion: law, quality, capacity, money.\n\nLaw. \"All texts in house\" is a wish; I want to know what it stands on. Which texts: medical files, or product descriptions? And what's feared: that the provider stores them, trains on them, or that someone outside the EU may read them? Storing and training can be excluded by contract, a region chosen; if it's professional secrecy, no contract will do. I'd guess 15 % of the texts are in that class, but it's to be counted.\n\nQuality. 500 of our own tasks, both models, blind judging by those who use the results. If the open one loses clearly, the rest of the sum is academic.\n\nCapacity. Output in busy hours: 1.4 bn / 720,000 s = 1,944 a second, 78 % of what the cards write at best. At best! And they have to read six times as many in the meantime. I would expect queues. Outside it's 0.6 bn over 530 hours, 314 a second, 13 %.\n\nMoney. 9,000 rented against 12,848, plus half a person at maybe 4,000, plus a second set since one set of cards is no service when a power supply dies. To break even on the cards alone we'd need 1.43 times the volume, i.e. 2,776 a second at the peak, beyond the 2,500. So eight cards never pay with this curve. They'd do if the curve were flatter: if the nightly summaries, indexing and so on are half the load and go to the empty hours, the peak falls below 1,000 and four cards, 6,424, could carry it. That's the number I'd examine before anything else.\n\nAdvice: build one gateway now which all applications call, with a label \"confidential\" per request. Confidential goes to two or three cards leased by the month, the rest stays rented with a no-storage contract. Move what can wait into the night. After three months we know the share, the quality and the real tokens per second; growing is then a click and giving back too.\n\nWhat would change my mind: the lawyers naming a statute that covers everything. Then it's own cards, twice, and we'd call it the price of the law: some 20,000 a month more than today, not 3,848.",
    levels: { framing: 4, recommendation: 4, evidence: 4, structure: 4, clarity: 4 },
  },
  {
    id: '53ccacd1',
    question: 'artificial-intelligence/case/drafts-for-support',
    text: 'Now: 30 000 mails × 4 minutes = 120 000 minutes = 2 000 hours, it is 60 000 euro in month.\nWith model: 60 percent is 18 000 mails × 1 minute = 18 000 minutes. Other 12 000 × 5 = 60 000 minutes. Sum 78 000 minutes, 1 300 hours, 39 000 euro. Model costs 600. So the profit is around 20 000 euro each month.\n\nBut I must ask about quality. Two from hundred were wrong and nobody saw. It\'s 360 wrong mails in month to customers! How bad is it? If wrong is only a date, okay. If we promise money back, it\'s expensive. Also we don\'t know how much mistakes do people today, maybe it is same.\n\nI say yes, but begin with easy mails like "where is my packet", and not for the complaints. Every week one person controls 100 mails that were sent. If more than 1 % bad, we stop. I also worry that after some months people click only "send".',
    levels: { framing: 3, recommendation: 4, evidence: 3, structure: 2, clarity: 3 },
  },
  {
    id: '03f13cfc',
    question: 'cybersecurity/case/which-holes-first',
    text: 'Start with the highest CVSS score and work down the list. More staff should be hired, so that 80 are closed a week instead of 40. Then 1,800 divided by 80 is about 22 weeks and everything is done. The base image I would leave for last because it is old and touching it is risky.',
    levels: { framing: 0, recommendation: 2, evidence: 2, structure: 1, clarity: 3 },
  },
]
