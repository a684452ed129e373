import type { KnownAnswer } from './known-answer'

export const BEHAVIOURAL: readonly KnownAnswer[] = [
  {
    id: '29692d61',
    question: 'shared/behavioural/fault-you-caused',
    text: 'Everybody makes mistakes, and I am not afraid to admit mine. What counts is how you handle them. I stay calm, I take responsibility and I look for a solution instead of looking for somebody to blame. Afterwards I make sure that it does not happen again. That is how I have become more careful and, I believe, a better engineer.',
    levels: { result: 0, action: 0, situation: 0, reflection: 1, clarity: 2 },
  },
  {
    id: '3e82dbef',
    question: 'shared/behavioural/date-in-danger',
    text: "In 2023 I led four people at Oakhanger Energy. We had promised the network operator a new meter format by 1 November; after that date they would reject our files, and 18,000 households would get estimated bills.\n\nIn the first week of September I counted what was done: 9 of 31 message types in seven weeks. With the same pace we would end in February. I checked the count with Radu, who had written most of them, because I didn't want to alarm anybody with a wrong figure, and the same afternoon I called our head of operations. I didn't bring only the problem; I had three options on one page: move the date, get two more people, or deliver the twelve types that make 97% of the volume and handle the rest by hand. She preferred the third. I then rang the operator myself to ask if manual files were acceptable until January. They were, up to 200 a week.\n\nOn 1 November the twelve types were live, and we sent between 60 and 90 files a week by hand. The last type was finished on 19 January. No household was estimated because of us; the operator's monthly report shows it.\n\nI was too late, though. The pace was visible in the third week. Now I count finished pieces every Monday.",
    levels: { result: 4, action: 4, situation: 4, reflection: 3, clarity: 4 },
  },
  {
    id: 'ce3ea0f4',
    question: 'shared/behavioural/taught-something-hard',
    text: 'I taught our support agent Wiebke to write SQL. She had never programmed. I gave her an hour each Tuesday and we used her own tickets as examples, for instance how many customers have two accounts. Joins were the difficult part. I drew them with two decks of cards. After about two months she could answer most of her questions herself, and asked me only now and then. I was proud of her.',
    levels: { result: 3, action: 3, situation: 2, reflection: 0, clarity: 3 },
  },
  {
    id: 'd7a61632',
    question: 'shared/behavioural/date-in-danger',
    text: 'Deadlines are very important to me and I plan carefully so that they are rarely in danger. If I do see a risk, I communicate it early and openly to all stakeholders and look for solutions together with the team. In my experience, good communication is the key, and this way we have always been able to find a compromise that everybody could be happy with.',
    levels: { result: 1, action: 0, situation: 0, reflection: 0, clarity: 2 },
  },
  {
    id: 'b826b632',
    question: 'shared/behavioural/taught-something-hard',
    text: "At Sandlake Hospital's laboratory I was the only one who could read the logs of our analysers. In spring 2022 I was going on leave for ten weeks, and Anneke, a lab technician with no IT background, was to take over. If she got stuck, blood results would be typed by hand, about 600 per day.\n\nI first let her show me how she looks for a mistake in a sample, since she's much better at that than me. She always narrows it down: patient, tube, machine. So I built my lessons on the same three steps instead of explaining the message format. Then I collected twelve real faults from the past year and gave her one a day, without the solution. I kept quiet for the first fifteen minutes, which was hard for me. After fault five I saw she was guessing at time zones, so I stopped and we did only clocks for two days.\n\nWhile I was away there were seven faults. She solved six alone, the longest in 50 minutes, and called the vendor for the seventh. No results were typed by hand.\n\nI now begin with what the person already does well. When I taught our two trainees the backup last year, I started from how they pack a suitcase.",
    levels: { result: 4, action: 4, situation: 4, reflection: 4, clarity: 4 },
  },
  {
    id: '3c446611',
    question: 'shared/behavioural/would-not-build-it',
    text: "I think \"wrong\" can mean a lot of things, and I'd like to distinguish between technically wrong and morally wrong, because in my career the first one was very frequent and the second one not so much, thank God. Technically wrong things I was asked to do include a home-made encryption (we talked them out of it), a mobile app that was a website in a frame (we didn't talk them out of it) and the famous spreadsheet that became the master of all prices, which I believe is still alive somewhere.\n\nBut let me speak about the other kind. This was at a company that did loyalty cards for pharmacies, I will not name it, around 2019. I was a database developer, one of three, and the other two were much more senior, Karl and the other one whose name was also Karl, which led to many jokes. We were in an old tobacco factory, very nice building. There was a request from a partner, an insurer, who wanted a list with how often customers buy certain things. The request came in a ticket, as if it were a normal report, with priority high, and it landed with me since I did the reports.\n\nI looked at it in the morning and felt uneasy. Customers could be recognised, there was the card number in it, and what they bought was medicine, so you can imagine. I asked one of the Karls, and he said that if the boss wants it then he wants it. Then I thought about it over lunch. In the afternoon I wrote in the ticket that I can't deliver it with card numbers and without consent, and copied the person who did data protection for us, who was external and came once per month. There was silence for some days, which was not pleasant. Then the boss came by and said that I could have called him first. He was probably right about that. The list was delivered later as totals per region and with no group below fifty people, which I built. The insurer took it. I've called first ever since, when it is that kind of thing.",
    levels: { result: 3, action: 3, situation: 3, reflection: 3, clarity: 2 },
  },
  {
    id: '556c9a95',
    question: 'shared/behavioural/taught-something-hard',
    text: 'I love sharing knowledge. Teaching is about patience, listening and meeting people where they are. Everyone learns in a different way, some visually, some by doing. I have mentored many juniors over the years and they have all grown a lot. Seeing others succeed is the biggest reward for me, and I would like to bring that energy into your team too.',
    levels: { result: 1, action: 0, situation: 0, reflection: 0, clarity: 2 },
  },
  {
    id: 'f7bfb0c0',
    question: 'shared/behavioural/would-not-build-it',
    text: 'In my second year as a data scientist at Corvane, an online lender, the head of risk asked me to add the postcode to our scoring model. It would have raised the AUC from 0.71 to 0.74, and there was a target for the quarter behind it. I believed it would mostly stand in for where people\'s parents had come from.\n\nI didn\'t refuse on the spot. I took two days and measured it: I compared refusal rates in the 40 districts for which the census publishes origin, with and without the feature. With it, people with equal income and history were refused about twice as often in six of the districts. I wrote one page with that chart and went to him first, alone, so he would not have to defend himself in front of others. He said that the model was only maths. I answered that I would not put my name under it, and asked to take the page to legal together. We did.\n\nLegal stopped it the same week. We got 0.02 back another way, with six more months of payment history.\n\nIt cost me something: he left me out of the next project. I would do it again, but ask legal before a feature is built at all. That is now a line in my checklist; it held back a "device type" feature last autumn.',
    levels: { result: 4, action: 4, situation: 4, reflection: 4, clarity: 4 },
  },
  {
    id: '407edd85',
    question: 'shared/behavioural/nobodys-job',
    text: 'At my last company nobody looked after the staging environment. Everyone used it and everyone complained. I started to clean it up on Friday afternoons: old branches, wrong secrets, a database dump from two years ago. After some weeks it was usable again and people stopped asking each other to "wait until staging is free". My manager thanked me in the retro. It showed me that small chores matter.',
    levels: { result: 3, action: 2, situation: 2, reflection: 2, clarity: 3 },
  },
]
