import type { Question } from '../question'

export const FULL_STACK_BEHAVIOURAL_2: readonly Question[] = [
  {
    id: 'full-stack/behavioural/review-before-the-date',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'behavioural',
    level: 'entry',
    skills: ['TypeScript', 'Node.js'],
    topics: [],
    competency: 'quality under pressure',
    stem: 'Tell me about a review of your code that found much more than you had time for.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What had been promised for when, and what did the reviewer find?'],
      action: ['You said "{quote}". How did you choose what to repair first?'],
      result: ['What of it is still open today?'],
    },
    samples: [
      'Code reviews are a great way to learn from experienced colleagues. I am always open for feedback and do not take it personally. Clean code is very important, because it is easier to maintain. Of course deadlines are important too, so one has to find a good balance. Pair programming and automated tests help to keep a high standard.',
      'In my first job I built the booking of rooms for a music school, and the reviewer left 34 remarks two days before the start. I was shocked. I asked him which ones were really dangerous. I repaired those first. The rest I did later. It went well, and everybody was happy in the end. I learned to ask for a review earlier.',
      'In August 2023, in my first job, the booking of practice rooms of a music school was to open on Thursday at eight for 800 pupils, and the paper lists had been cancelled. On Tuesday evening Jana’s review of it came back with 34 remarks. I had built it alone and shown her nothing for three weeks, since I wanted it to be finished. I read all 34 twice and wrote behind each what a pupil would notice. For 21 it was nothing, names and order; for eight it was ugly; for five it was wrong, and one of those let two pupils book the same piano. I went to Jana at nine with the list and asked her where she would put a mark differently. She moved one, a missing check of who may cancel, from ugly to wrong. I repaired the six and wrote a test for each before I touched the code, and left the others as tickets with her words. I told our lead on Wednesday at noon that 28 remarks go live unrepaired, and which; he struck the repeat bookings from the first day for it. On Thursday 312 rooms were booked by ten, none of them twice, which I counted by a query every hour. By the end of September 26 of the 28 were done; two we closed together, because they no longer made sense. Since then I open a change on its first day, with a list of what is missing, and ask for eyes on the part that I fear most; the longest review since had nine remarks.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Google Engineering Practices, Code Review Developer Guide',
      'Bacchelli and Bird, Expectations, Outcomes, and Challenges of Modern Code Review, ICSE 2013',
    ],
    why: 'Whether somebody sorts faults by whom they would hurt, and says aloud what stays open.',
  },
  {
    id: 'full-stack/behavioural/line-between-two-parts',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'behavioural',
    level: 'mid',
    skills: ['GraphQL', 'TypeScript'],
    topics: [],
    competency: 'conflict',
    stem: 'Tell me about an interface between two parts, yours and somebody else’s, on which you could not agree.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What did each side want, and what did it cost the other?'],
      action: ['You said "{quote}". What did you find out about their side?'],
      result: ['What does the interface look like today?'],
    },
    samples: [
      'Interfaces are often a source of misunderstandings between teams. It is important to have good documentation and regular meetings. Both sides should show understanding for each other and look for a win-win situation. Standards like REST and GraphQL are very helpful. In the end we are all on one team, and the customer is what counts.',
      'At a seller of theatre tickets the people of the hall plan sent us every seat in one answer, and our page was slow on phones. I wanted smaller answers, and they said that it is our problem. I measured how long it takes on an old phone and showed it to them. Then we agreed on one answer for each row of the hall. After that the page was faster.',
      'In the presale of March 2022 a seller of theatre tickets lost every fourth visitor on the page where one picks a seat. That page was mine; three people in Graz built the service behind it. For the opera they sent 2,100 seats in one answer of 900 kilobytes, which took eleven seconds on a cheap phone. I wanted a call for each block. They refused, and for two weeks we wrote longer and longer comments. On a Friday I took the train to Graz, which I should have done first. I asked Vera to show me what a call costs on her side. Each of them asked the theatre’s own machine, which answers four questions a second and belongs to neither of us. My wish would have turned one question into 16. So I took it back in front of all three, and put a phone on the table and let them wait the eleven seconds. Then nobody spoke of sides. I drew what must be true on the screen in the first second, the shape of the hall and not whose seat is free. We cut the answer there: a plan of the hall, 40 kilobytes, kept for a season, and a list of taken seats, three kilobytes, asked once. I wrote the contract as a file of examples that both our tests read. On that phone it took 1.4 seconds; in the presale of October one in 14 left, by our own count, and the theatre’s machine got fewer questions than before. Since then every such line of mine has a file of examples, written by both sides on one afternoon, and I ask for the price over there before I wish for anything; in May that file stopped a change of Vera’s in our build, before any theatre saw it.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Conway, How Do Committees Invent?, Datamation, 1968',
      'Robinson, Consumer-Driven Contracts, martinfowler.com, 2006',
    ],
    why: 'Whether somebody looks at what their wish costs the other side, and gives up a position for it.',
  },
]
