import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_CASE_2: readonly Question[] = [
  {
    id: 'full-stack/case/second-page',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'case',
    level: 'entry',
    skills: ['React', 'TypeScript'],
    topics: [],
    stem: 'A club that lends tools lets people join on its site, in four pages. Of 1,000 who begin in a week 900 finish the first, 640 the second, 600 the third and 580 the last. The second wants a phone number and a photo of an identity card. The club needs that for dear tools alone, which 15 percent ever take. A member pays 30 euros a year. An agency offers a new look for 12,000. Advice?',
    clarify: [
      { ask: 'On what do people fill it in?', answer: 'Four in five on a phone.' },
      { ask: 'What happens to those who stop?', answer: 'Nothing is kept; they would begin anew.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'why-stop',
        text: 'Why they stop there: no card at hand, not willing, or something broken.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'why stop | why leave | at hand | not willing | unwilling | refuse photo | camera fails | upload fails | stop there because | annoying | hand their id | hand over id',
        ),
        hint: 'What goes on in the head of somebody on that page?',
      },
      {
        id: 'goal',
        text: 'The goal is members who stay and pay, and not finished forms.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'finished forms | members stay | really pay | first fee | people pay borrow | not just join',
        ),
        hint: 'What should there be more of in a year?',
      },
      {
        id: 'later',
        text: 'Ask for the card when the first dear tool is taken.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'card later | later card | photo later | first dear | move card | card when | photo when | ask when | postpone',
        ),
        hint: 'Must the page be where it is?',
      },
      {
        id: 'compare',
        text: 'Show it to half of them for two weeks and compare.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'half of visitors | half visitors | half of those | half of them | other half | by lot | old and new compare | side by side',
        ),
        hint: 'How will you know that it was the change?',
      },
      {
        id: 'share',
        text: '260 are lost on the second page, 29 percent, more than on all others together.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '29 percent | 28.9 | 260 people | 260 leave | 260 stop | 260 of | loses 260 | lose 260',
        ),
        hint: 'How many are lost where?',
      },
      {
        id: 'gain',
        text: 'At 10 percent loss there would be 734 instead of 580: 154 a week, 4,600 euros.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '734 | 154 more | 154 members | 154 people | 4,600 | 4,620 | 150 more | 187 | 767 | 5,600',
        ),
        hint: 'What would it bring if that page lost as few as the first?',
      },
      {
        id: 'page-by-page',
        text: 'Page by page, and the largest loss first.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'each page | largest loss | biggest loss | most people lost | worst page | loss per page | per page',
        ),
        hint: 'How do you find out where to look?',
      },
      {
        id: 'small-first',
        text: 'What takes days comes before what costs 12,000.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'two days | three days | before agency | agency later | agency last | without agency | looks are not | look changes nothing',
        ),
        hint: 'In which order would you spend time and money?',
      },
    ],
    followUps: {
      framing: ['Whom would you call, and what would you ask them?'],
      evidence: ['You said "{quote}". What must be true for that?'],
      recommendation: ['What if members come to the desk for a dear tool and have no card with them?'],
    },
    samples: [
      'User experience is the key to success on the web, so the site should look modern and be simple to use. An agency has a lot of experience with such projects, and 12,000 euros is a fair price. I would also use a mobile first approach and a clean design system. In the end happy users are the best advertisement, and the club would become better known.',
      'The first page loses 100 of 1,000, so 10 percent. The second loses 260 of 900, which is 29 percent, so this is the biggest loss. People do not like to send a photo of their card. Only 15 percent need it, so I would ask for the card later, when they take a dear tool. The new look is expensive and does not change this. The risk is that somebody steals a tool.',
      'First I would ask why they stop there: no card at hand, not willing to send a photo of it, or an upload that fails on some phone; three different cures. And I take it that the goal is members who pay and stay, not finished forms. Page by page: the first loses 10 percent, the second 260 of 900, 29 percent, the third 6, the last 3. So the largest loss is one page, and it asks for something that 15 percent ever need. If it lost only 10 percent like the first, 734 would finish instead of 580, 154 more a week. At 30 euros that is 4,600 euros a week, at the very best, because some of them would leave on a later page or never pay. There are three branches, in order of worth and price. First, move the card to the moment of the first dear tool, two days of work; it is also right to keep nobody’s card without need. Second, mend what is left of that page: say why the phone number is wanted, keep what was typed. Third, the look; the agency comes last, since nothing here says that looks are the trouble. I recommend the first, shown to half of them by lot for two weeks. That is 1,000 on each side, and 58 against even 64 percent is more than chance. The risk is a drill that never comes back because nobody had looked at a card; so the desk sees it before it hands one out, which it should do anyway. I would be wrong if those who are won do not pay their first fee; I would count that after a month. Missing is how many of the 260 come back in the evening from another machine: no page tells us, but the mail address on the first page would.',
    ],
    sources: [
      'Jarrett and Gaffney, Forms that Work, 2008',
      'Regulation (EU) 2016/679, Article 5(1)(c) (data minimisation)',
    ],
    why: 'Whether somebody finds the one page that matters, and asks whether it must be there at all.',
  },
  {
    id: 'full-stack/case/write-it-again',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'case',
    level: 'expert',
    skills: ['Java', 'React', 'System Design'],
    topics: [],
    stem: 'Ten developers at 90,000 euros a year keep a program for hauliers, 400,000 lines; half of their time is repairs. A plan says: six write it again in 18 months, four keep the old one, and then repairs take a fifth. Their last five plans took 1.7 times as long. 300 customers pay 12,000 a year; 5 percent leave a year, without new features 9. What do you advise?',
    clarify: [
      { ask: 'Where do the repairs come from?', answer: 'Two thirds from the tariffs, 60,000 of the lines.' },
      { ask: 'Why do customers leave?', answer: 'Most because a driver cannot use it on a phone.' },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'where',
        text: 'Where the repairs come from: all of it, or a part.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('where repairs | repairs come | repairs tariffs | tariffs trouble'),
        hint: 'Are all lines equally bad?',
      },
      {
        id: 'why-leave',
        text: 'What customers miss, and whether new code would give it to them.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('why customers leave | why they leave | customers miss | drivers phone | drivers'),
        hint: 'What do those want who pay for it?',
      },
      {
        id: 'by-parts',
        text: 'Replace it part by part behind the old one, the worst first.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'part by part | piece by piece | strangler | worst part | tariffs first | replace tariffs | only tariffs | one module | one part',
        ),
        hint: 'Is there something between all and nothing?',
      },
      {
        id: 'stop',
        text: 'So that it can end after each part with something won.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'after each part | stop after | stopped any | decide again | can stop | decision points | takes twice stop',
        ),
        hint: 'What do you have in hand if it is broken off after a year?',
      },
      {
        id: 'late',
        text: 'By their own record 31 months and 1.38 million.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('31 months | 30.6 | 1.38 million | 1.4 million | 1.377'),
        hint: 'How long would it take by what they have shown so far?',
      },
      {
        id: 'saving',
        text: 'It saves three developers of ten, 270,000 a year: five years until it is paid back.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'three developers | three people | 270,000 year | saves 270,000 | save 270,000 | 0.27 million',
        ),
        hint: 'What would be won in each year after it?',
      },
      {
        id: 'lost',
        text: 'Some 27 customers more are gone by then, 320,000 euros a year.',
        weight: 'extra',
        criterion: 'evidence',
        any: patterns('27 customers | 26 customers | 28 customers | 236 | 27 more | 30 customers'),
        hint: 'What happens meanwhile to those who pay?',
      },
      {
        id: 'four-too-few',
        text: 'The repairs of today take five, and four are left for them.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('repairs five | four left | four cannot'),
        hint: 'Can the four do what they are to do?',
      },
      {
        id: 'options',
        text: 'More ways than two: leave it, mend it with tests, replace parts, write it again.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'four options | four ways | three options | leave as | do nothing | tests around | options between | mend old tests',
        ),
        hint: 'Which ways are there, from the smallest to the largest?',
      },
    ],
    followUps: {
      framing: ['What would make you believe that all of the code is equally bad?'],
      evidence: ['You said "{quote}". Which figure in that would you doubt first?'],
      recommendation: ['What do customers see after six months?'],
      structure: ['Where would you cut the first part out, and what goes over the cut?'],
    },
    samples: [
      'Technical debt is a burden for every company, and sooner or later a program must be renewed. With modern technology the developers would be more motivated and more productive. I would support the plan, because a fresh start brings a clean architecture without compromises. Good project management is necessary, so that time and budget are kept. The customers will be happy about a modern interface.',
      'Six developers for 18 months cost 810,000 euros. But their plans take 1.7 times as long, so it is 31 months and 1.38 million. Repairs go from 50 to 20 percent, which saves three developers or 270,000 a year, so it needs about five years. I would not do it. I would first ask where the repairs come from and replace the worst part. The risk is that the two parts do not fit together.',
      'Two questions decide: where the repairs come from, and why customers leave. If two thirds come from the tariffs, 60,000 of the 400,000 lines, then most of the code is not the trouble; and if they leave because drivers have no phone view, a rewrite gives them that last. By the plan six people cost 810,000; by their record of 1.7 it is 31 months and 1.38 million. It saves 30 percent of ten, three developers, 270,000 a year: five years until that is paid, if the fifth is true. Meanwhile 9 percent leave instead of 5: 236 customers instead of 263 after 31 months, 27 more, 324,000 euros a year that do not come back. And the plan does not work even on paper: repairs take five people today, and four are left, so the six will be called back every week. There are four options: leave as is, mend with tests around the worst, replace parts, write all of it again. I recommend the third, part by part, tariffs first. 15 percent of the lines is by the same plan 16 months of one developer, by their record 28; four people in seven months, with all old bills of a year run through both and compared to the cent. If that takes away three quarters of its repairs, two and a half of the five are free, some 225,000 a year for 210,000 once. Two others build the phone view for drivers at the same time, since that is what keeps customers; four go on as now, and it is tight for half a year, I would say so. After each part one can stop and has won something; a rewrite that is broken off after two years has won nothing. The first step is four weeks: tests around the tariffs, and a count of repairs by file. The risk is the cut: if tariffs write into 40 tables of others, the new one needs a door first, and my seven months are wrong. I would write all of it again if its base were no longer supported at all, or the count shows repairs spread evenly. Missing is how many of the 5 percent left for the phone.',
    ],
    sources: [
      'Fowler, Strangler Fig Application, 2004',
      'Bisbal, Lawless, Wu and Grimson, Legacy Information Systems: Issues and Directions, IEEE Software 16, 1999',
      'Buehler, Griffin and Ross, Exploring the “Planning Fallacy”, Journal of Personality and Social Psychology 67, 1994',
    ],
    why: 'Whether somebody uses a team’s own record, sees that a plan lacks people, and finds the part that hurts.',
  },
]
