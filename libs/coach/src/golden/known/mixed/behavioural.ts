import type { KnownAnswer } from '../known-answer'

export const BEHAVIOURAL: readonly KnownAnswer[] = [
  {
    id: '00cc5af6',
    question: 'shared/behavioural/disagreed-and-lost',
    text: "At a logistics company in Antwerp we had to decide how the drivers' app would get its routes. I argued for keeping our REST interface, the lead wanted GraphQL because the web team was using it already. I wrote a short comparison and brought it to the architecture meeting. The others went with GraphQL. I accepted that, and I was the one who built the first three queries, because I did not want to be seen as sulking. It took longer than planned but it worked and the drivers got their routes. Consistency between teams weighs more than I had thought.",
    levels: { result: 2, action: 3, situation: 3, reflection: 2, clarity: 4 },
  },
  {
    id: '43bcd60e',
    question: 'shared/behavioural/refused-a-date',
    text: 'Sales are always promising dates without asking. I told them no once and they were angry. I said it needs as long as it needs. The customer got it two months later I think. Developers should be the ones who give dates.',
    levels: { result: 1, action: 2, situation: 1, reflection: 0, clarity: 3 },
  },
  {
    id: '064b4ef3',
    question: 'shared/behavioural/inherited',
    text: "I am from Vietnam and my first job in Germany was in company which make software for the doctors. They gave me the program for prescriptions, nobody wanted it. Every day around four crash in practice, the support had list. I read first the list three days, not the code. I saw that half of crash come when the printer is not there. So I repaired that one first, it was only 30 lines, then I called five doctors office to ask if it is better. They said yes. After that I made tests for printing and for dose calculation, because dose is danger for people. But the window design from 2004 I leave it, because the assistants are fast with it, they know all the keys, one woman told me please don't make it beautiful.\nAfter four months crash is from four in a day to one in two weeks. I learned to ask user before I decide what is bad. In new project I also started with list of support.",
    levels: { result: 4, action: 4, situation: 3, reflection: 4, clarity: 4 },
  },
  {
    id: '190d8834',
    question: 'shared/behavioural/two-promises',
    text: "The plant manager wanted the packing line's control software frozen from 1 October, because Christmas is 40 percent of what a chocolate factory sells. The head of safety wanted a change to the emergency stop in before 15 October, because an inspector had found that one of the six stops took 900 milliseconds instead of 500. Each had told me separately, and each thought it was settled. That was Halle, autumn 2021; I was the automation engineer.\n\nI did not choose for them. First I measured all six stops that same afternoon, so that we would argue about one line, not six: only line 4 was slow. Then I asked both into the workshop for twenty minutes and wrote three ways on the board with what each of them would lose. The one they took: line 4 stood still for a shift on a Sunday, everything else stayed frozen, and I signed a test protocol for the stop before the Monday shift. I also asked the plant manager to say in writing that a safety change is outside a freeze.\n\nIt took seven hours, 31 pallets were not packed, and the inspector measured 430 milliseconds. The plant manager had feared two days.\n\nWhat I do differently: when somebody gives me a date, I ask who else has been promised my time. In January that showed a collision between two customers five weeks ahead, and the two sales people moved one visit.",
    levels: { result: 4, action: 4, situation: 4, reflection: 4, clarity: 4 },
  },
  {
    id: '21b52722',
    question: 'shared/behavioural/explained-to-outsider',
    text: 'Our sales manager at a firm for lift maintenance wanted to know why we could not simply "merge the two customer lists". I drew two tables with the same woman in them, once with her maiden name, and asked him which of the two we should keep. He saw at once that it needs a decision by someone and not by a computer. He then gave us a person from the sales office for two days per week, and after a month the lists were merged. Since then I try to use examples from the other person\'s own data.',
    levels: { result: 3, action: 3, situation: 3, reflection: 3, clarity: 4 },
  },
  {
    id: '03876be1',
    question: 'devops/behavioural/woken-too-often',
    text: "Before I answer I would like to say what I understand by on call, because in different firms different things are meant by it. In some it means that you carry a telephone and it hardly rings. In others it means that you are at work without being at work. In the firm of which I'm going to talk, a provider of telemetry for cold stores, it had in the beginning been the first and had become the second without anybody deciding it, in the way in which water gets warm.\n\nThere were at the time I think seven of us in that rotation, later six, since Ana went to Canada, and then again seven. Each had a week. There is a lot to be said about weeks as opposed to days, and we did discuss it at great length, in particular because two had children of school age and one sang in a choir. In the end we stayed with weeks. The cold stores, I should perhaps add, hold fish mostly, and fish is not forgiving.\n\nWhat made it too much was that each door that stood open for more than ten minutes gave an alarm, and that in the early morning when the lorries come, doors do stand open. I believe it was around twenty a night towards the end. I suggested, and after some time it was so decided, that the alarm should be on the temperature of the goods and not on the door, and that the foreman should get it first and we only after a quarter of an hour. I also programmed that, together with a colleague. It became very much quieter, perhaps two a week.\n\nThere has been no loss of fish, as far as I know. I think that the general insight is to ask what one really wants to protect.",
    levels: { result: 3, action: 3, situation: 3, reflection: 2, clarity: 1 },
  },
  {
    id: 'a156e799',
    question: 'shared/behavioural/warned-too-late',
    text: 'I worked in a company for electric scooters, in Lisbon, 2019, we had around 2,500 scooters on street. One night we sent new firmware and in the morning 1,900 scooters was not unlocking. People was going to work, the support had six hundred calls in two hours. I was the developer of firmware. And I must say, one week before, three scooters in our garage had same thing and I thought the battery is old. I changed the battery and it worked so I forgot. In truth it was the start after update that worked when battery was removed.\nFirst I told my lead that I saw it before, it was difficult to say. Then I stopped the update for the rest, and I made with garage team a plan: which streets first, because only a person can disconnect battery. It took three days and cost about 20,000 in lost rides, finance said. After I made a rule: update goes first to 25 scooters for two days, and every strange thing in garage have a line in a table with who look on it. In September the 25 showed a problem with brake light, and the rest never saw it.',
    levels: { result: 4, action: 4, situation: 4, reflection: 4, clarity: 4 },
  },
  {
    id: '16542792',
    question: 'cybersecurity/behavioural/alarm-you-let-pass',
    text: "In a SOC you get thousands of alarms, so of course sometimes one slips through. I closed one as false positive and later it was malware. The senior handled it. Our rules were just very bad, that's why.",
    levels: { result: 1, action: 1, situation: 1, reflection: 0, clarity: 3 },
  },
  {
    id: '0041656a',
    question: 'shared/behavioural/fault-you-caused',
    text: 'I once deployed a change to our booking service that broke the calendar for customers in other time zones. I had tested it only with my own. Support called after about an hour and I rolled it back right away. Then I wrote a test with three time zones and deployed it again the next day. Some customers had to rebook, we apologised by mail. Since that day I test with different time zones.',
    levels: { result: 2, action: 3, situation: 2, reflection: 3, clarity: 3 },
  },
  {
    id: 'c860b817',
    question: 'shared/behavioural/nobodys-job',
    text: "Two years ago I was a backend developer at Halbrook Freight, a firm that books lorries. Around forty alerts a night went to a channel that had outlived the team that set it up. Nobody answered them, so when the pricing job really died in March it took us nine hours to notice and we sold runs at yesterday's fuel price.\n\nI asked my lead for half a day a week. First I exported three months of alerts to a sheet and sorted them by whether anybody had ever done anything after one. 31 of the 44 rules had never led to an action, so I switched those off, but one rule a day, so that I could tell which one was missed. For the other thirteen I wrote one line each on what to do and put a team's name next to it; two teams refused, so I brought the March bill to their planning and then they agreed.\n\nBy June we had about three alerts a night. The next time the pricing job stopped, on a Sunday, it was picked up within eleven minutes, according to the incident log.\n\nWhat I do differently now is that I never create an alert without an owner. In my current team I deleted my own disk alert in January because no one would sign for it.",
    levels: { result: 4, action: 4, situation: 4, reflection: 4, clarity: 4 },
  },
  {
    id: '06cc5cad',
    question: 'shared/behavioural/date-in-danger',
    text: 'Last winter I work as tester in company which make application for buses tickets. The release must be ready before Christmas, because in January the city change prices. On 28 November I have finished only half of the tests and I found nine serious bugs, so I calculate: each bug take two days for developers, it is not possible. I not wait the weekly meeting, I went to product owner on same day and show her the list with the days. She was not happy. I propose that we ship only the new prices and leave the new map for February. She spoke with the city and they accept. Prices was ready on 20 December, and on 1 January 40 thousand persons bought the ticket with right price, we had only two complaints. From this time I make the same calculation every week and I write it on the board, also when it is good.',
    levels: { result: 4, action: 4, situation: 4, reflection: 3, clarity: 3 },
  },
  {
    id: '75bad454',
    question: 'shared/behavioural/would-not-build-it',
    text: 'Fortunately my employers so far had strong values, so this has not come up in a serious way. If it did, I would of course speak up in a respectful manner and explain my concerns. Integrity is not negotiable for me. At the same time I understand that there are different perspectives and that one has to be a team player.',
    levels: { result: 0, action: 0, situation: 0, reflection: 0, clarity: 2 },
  },
]
