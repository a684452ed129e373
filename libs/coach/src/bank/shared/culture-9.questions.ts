import type { Question } from '../question'

export const SHARED_CULTURE_9: readonly Question[] = [
  {
    id: 'shared/culture/without-you',
    revision: 3,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'expert',
    skills: [],
    topics: [],
    stem: 'How long could your present or last place do without you, and is that because of you or in spite of you? What would you do in the post that you have in mind so that it can?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['When were you last away, and what waited for you?'],
      fit: ['You said "{quote}". Who could take over there, as far as you can see?'],
      question: ['What would tell you that they want a person and not a place filled?'],
    },
    samples: [
      'Nobody is irreplaceable, and a good leader builds a strong team. Delegation and empowerment are central for me. Succession planning is an important process in every organisation. I always share my knowledge and create leaders, not followers. I am convinced that the team would continue very well without me, because I have established a sustainable culture.',
      'At a maker of buoys for lakes I was away for six weeks in 2022, and the firmware had to wait, because only I could sign it. After that I gave the signing key to two colleagues and wrote every command on a sheet. In the next summer I was away again, and no buoy waited for its firmware. I like that, because I can work on the next sensor. Your posting says that the post is a new one, so there is nobody yet who could take over.',
      'Today three months, and I know it because I tried. At a maker of measuring buoys I have been the head of the firmware since 2015. In 2021 I was away for seven weeks, and when I came back 23 decisions lay on my table; a whole lake had not been read for nine days, since nobody dared to reset it. That was because of me: I had been quick with answers for years. I wrote down all 23 and asked of each why it had waited. For 15 there was no reason but habit. I gave those away by name, five to Tuuli, and I kept silent in the two cases in which I would have done otherwise. In 2023 I was away for three months on purpose. Four things waited, and one had gone wrong, a frequency that cost us 20,000 euros; Tuuli had told the customer herself before I heard of it. I want to be missed a little and not needed, because what needs me stops growing at my size. Your posting says "the technical conscience of the company", and there I hesitate: a conscience that is one person is asleep a third of the day. It would fit me if I may name somebody in the first half-year who can say no in my absence, and I would have to learn your field first, so for that half-year you would have a bottleneck, and it would be me. I am drawn to the post because nobody has held it before. Who has said no until now, and what becomes of that person? For how long could the founders be away? If the answer were a week, that would tell me what I am to become, and I would not sign.',
    ],
    sources: [
      'Marquet, Turn the Ship Around, 2012',
      'DeRue and Ashford, Who will lead and who will follow?, Academy of Management Review 35, 2010',
    ],
    why: 'Whether somebody with much say knows what depends on them, and has made it less.',
  },
  {
    id: 'shared/culture/bad-news-upwards',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'expert',
    skills: [],
    topics: [],
    stem: 'How does bad news get up to you, and how do you carry it on to those above you? Take the worst piece of the last years, and say how you think that it travels in the company you want to join.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Who knew it before you, and for how long?'],
      fit: ['You said "{quote}". What makes you think that it travels like that there?'],
      question: ['Whom would you ask about their last bad news, and what exactly?'],
    },
    samples: [
      'Transparency is very important for trust, and I have an open-door policy. Bad news should be communicated early and in a constructive way, together with solutions. A healthy error culture is a success factor. I always stay calm, because a leader is a role model. I am sure that your company has a modern culture, in which everybody can speak openly.',
      'At a maker of signals for railways I heard in 2021 that a batch of 8,000 relays was bad, four weeks after the laboratory. I told the board on the same day. Then I asked the woman at the climate chamber why, and she said that I always ask for a solution. I stopped doing that, because I want to hear of a relay before it is built in. Your posting says that the board wants short reports, so it could be slow there too.',
      'Late, until 2021, and that was my doing. At a maker of signals for railways a batch of 8,000 relays stuck at minus 20 degrees. The woman at the climate chamber knew it on 4 November; I heard it on 2 December, when 3,000 were built in. I told the board within the hour, with the number, what we did not know, and no plan; they closed two lines for three days, and nobody was harmed. Then I went to the chamber and asked what had lain in between. She said that whoever brings me a problem is asked for the solution at once, and she had had none. It was true; I had thought of it as respect. Since then I ask two things only, what did you see and who else knows, and I read the oldest unsolved thing aloud every Monday. In 2023 the next one of that size took 26 hours from the chamber to the board, I counted. I want a place where the way down is as short as the way up, because I have learned that I notice nothing by myself at my height. Your posting says that the post "filters for the management", and there I would not fit as it is written: I would pass on what is ugly and unfinished, which is harder for them than a summary, and I would have to learn which of it they cannot use. I am drawn to it since the head of your laboratory sits at the same table. What was the last bad news that reached the founders, and how old was it? Who brought it, and what do they do today? If nobody could tell me, that would decide it, since then it is being filtered already.',
    ],
    sources: [
      'Milliken, Morrison and Hewlin, An exploratory study of employee silence, Journal of Management Studies 40, 2003',
      'Rosen and Tesser, On reluctance to communicate undesirable information: the MUM effect, Sociometry 33, 1970',
      'Vaughan, The Challenger Launch Decision, 1996',
    ],
    why: 'Whether somebody knows why news comes late to them, and has changed their own part in it.',
  },
  {
    id: 'shared/culture/idea-that-was-not-yours',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'expert',
    skills: [],
    topics: [],
    stem: 'Which idea that you stood for in public came from somebody else, and what did that person get for it? How do ideas find their owners where you want to go?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Who knew at the time whose it was?'],
      fit: ['You said "{quote}". Where in the company could you see that from outside?'],
      question: ['How would you find out whose ideas are built there?'],
    },
    samples: [
      'Good ideas can come from everywhere, and I always give credit to my team. Success is a team effort. Intellectual humility is a core value for me. I create an environment where creativity can grow, and I celebrate the contributions of others. It does not matter who had the idea, as long as the customer gets a great product.',
      'At a maker of greenhouse controls the idea to measure leaves instead of air came from a technician, Dario. I presented it at a fair, and everybody thought that it was mine. Later I felt bad and put his name on the patent. He was happy about it and had two more ideas. Since your posting speaks of a patent programme, I would like to know whose names are on those.',
      'The one that I am known for. At a maker of greenhouse controls we measure the heat of leaves instead of the air, and I have given eleven talks on it since 2018. It came from Dario, a technician, who held his hand under a tomato plant in front of me in 2016 and said that the air lies. I heard it, built it with six people, and by the second talk it was mine; nobody lied, I had only stopped saying where it began. In 2020 he told a trainee the story while I stood behind the glass. I went to him the same day and asked what he wanted, and not what would be fair. He wanted no stage. He wanted a tenth of what the patent brings, and a week each year to try what he likes. I had his name added, which took the lawyers seven months, and the board agreed to the tenth in writing: 14,000 euros so far. From his weeks came two more products. Since then the first slide of each talk says who saw it first, and where. I want to go where that is usual, because I know how easily I forget. Your posting says that "our founder’s vision drives the product", and it made me hesitate: I would keep saying whose hand was under the plant, and that may not fit a house with one voice. I am drawn to the fact that your patents carry 19 different names, since I looked them up. Who of those 19 is still there? When did somebody without a title last change the product, and how was it told outside? If the name were the founder’s in the end, that would change my answer.',
    ],
    sources: [
      'Merton, The Matthew Effect in Science, Science 159, 1968',
      'Bikard, Murray and Gans, Exploring trade-offs in the organization of scientific work: Collaboration and scientific reward, Management Science 61, 2015',
      'Contributor Roles Taxonomy, ANSI/NISO Z39.104, 2022',
    ],
    why: 'Whether somebody knows what they owe to whom, has paid it, and looks for a place that does.',
  },
  {
    id: 'shared/culture/how-far-ahead',
    revision: 3,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'expert',
    skills: [],
    topics: [],
    stem: 'How far ahead do you think in your work, in weeks or in years, and what does that make you blind to? Compare it with how far the company looks that you want to join.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Which of your long views came true, and how do you know?'],
      fit: ['You said "{quote}". From what do you conclude how far they look?'],
      question: ['What would you ask to see, in order to know how far they look?'],
    },
    samples: [
      'A strategic mindset is necessary at this level. Long-term thinking and the big picture are what counts, together with strong execution in the short term. In a volatile world agility is the key. I am excited about companies with a bold vision, because they shape the future.',
      'I think about five years ahead. At a maker of pumps for wells I moved the controllers to a second kind of chip in 2016, and in 2021 we still delivered pumps, when others had no chips. I did not see that two of my people wanted to leave. I like long views, because a pump stays in its well for decades. Your posting speaks of quarters, so I would have to explain my way of thinking.',
      'About five years, and I am blind for the next six weeks. At a maker of pumps for wells I wrote in 2016 that our controllers must run on two kinds of chips, and I spent 300,000 euros on it that nobody missed a feature for. In 2021 one kind could not be bought for 14 months; we delivered 9,000 pumps, and two rivals delivered none. That is the half I like to tell. In the spring of that year three of my eight people left within a month, and I was the last in the building to know; all three had said it, in small words, at my table. I asked a colleague, Henrike, who thinks in weeks, to share the lead with me. She runs what is due by the end of the month, I what is due after it, and on Fridays each of us reads the other’s list aloud. Since then one person has left in three years, and twice she stopped a plan of mine that was right for 2027 and wrong for that week. I want to go on in such a pair because I have seen what I cost alone. Your posting names targets for each quarter and nothing beyond, and there I do not fit as a single voice: I would be the one who asks about 2031, and I would have to learn to earn that by being on time first. What draws me is that your pumps stand in the ground for 20 years, since somebody has to think of their last day. Who in the house decides something that will only show in four years? What was the last such thing, and who pays for it in this quarter? If there is none, it would change my mind, unless you are looking for the pair.',
    ],
    sources: [
      'Das, Strategic planning and individual temporal orientation, Strategic Management Journal 8, 1987',
      'March, Exploration and Exploitation in Organizational Learning, Organization Science 2, 1991',
    ],
    why: 'Whether somebody knows the reach of their own view and its price, and looks for what completes it.',
  },
]
