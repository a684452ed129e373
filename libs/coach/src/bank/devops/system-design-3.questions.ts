import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'devops/system-design/from-commit-to-site',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'system-design',
    level: 'entry',
    skills: ['Docker', 'Linux'],
    topics: [],
    stem: 'A team of five copies the files of a booking site to its two servers by hand, on Fridays. Design how a change gets there by itself, several times a day, and how one gets back when it was a bad one.',
    clarify: [
      {
        ask: 'May it stand still?',
        answer: 'A minute at night at most; bookings come until midnight.',
      },
      {
        ask: 'What exists already?',
        answer: 'A repository, 300 tests that take four minutes, and nobody runs them all.',
      },
      {
        ask: 'Are there database changes?',
        answer: 'Every second week.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'still',
        text: 'How long it may stand still, and how soon one must be back.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'downtime | standstill | without interruption | back five | back minutes | must recover | recovery time',
        ),
        hint: 'What may the visitors notice?',
      },
      {
        id: 'what-changes',
        text: 'What a change can be: code, the database, settings and secrets.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'database changes | database migration | migrations | schema change | schema changes | change database | settings secrets | configuration changes',
        ),
        hint: 'Is it only files that change?',
      },
      {
        id: 'once',
        text: 'It is built and tested once, and the same thing goes everywhere, with its number.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'build once | built once | image tag | image tagged | tagged commit | commit hash | one artefact | one artifact | artefact once | artifact once | same artefact | same artifact | same image',
        ),
        hint: 'What exactly is it that arrives on both servers?',
      },
      {
        id: 'health',
        text: 'One server after the other, out of the balancer, with a check before it comes back; else the old one returns.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'health page | smoke test | first server | server first | server other | takes balancer | server balancer | server health',
        ),
        hint: 'In which order do the two get it, and who says that it is good?',
      },
      {
        id: 'who-says',
        text: 'By itself after the tests, or with somebody who presses a button: speed against a second look.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'manual approval | approval button | press button | presses button | continuous deployment | approve | without button | human approves | button',
        ),
        hint: 'Who or what decides that it goes out?',
      },
      {
        id: 'swap',
        text: 'Two complete sets that are swapped, or one after the other: cost against time with two versions.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns('blue-green | blue green | two sets | second set | swap servers | second pair'),
        hint: 'How else could the new one take the place of the old?',
      },
      {
        id: 'how-long',
        text: 'Minutes from commit to site, step by step.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'minutes commit | minutes tests | tests minutes | minutes build | nine minutes | minutes live',
        ),
        hint: 'How long does it take, and which step takes most?',
      },
      {
        id: 'how-often',
        text: 'How often, how many of them are bad, and what that costs.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'six changes | ten changes | releases day | deploys day | deployments day | failed releases | failed deployments | bad releases | five deployments',
        ),
        hint: 'How many will be bad in a month, and how long does each hurt?',
      },
    ],
    followUps: {
      requirements: ['Which change would you still not let through by itself?'],
      structure: ['You said "{quote}". What happens if the second server fails its check?'],
      numbers: ['What does one bad change cost today, and what afterwards?'],
    },
    samples: [
      'DevOps is mainly a culture, so the team should first work on its mindset. I would introduce a modern CI/CD tool and automate everything. Containers and Kubernetes are the standard today. There should be clear roles and good documentation, and a training for all members, so that everyone is on board with the transformation.',
      'Each push starts a pipeline that runs the tests and builds an image once, tagged with the commit. It is deployed to one server first, with a health check, and then to the second. If it fails, the pipeline rolls back. A manual approval would be safer but slower. Tests take four minutes, so a change is live in ten minutes.',
      'I assume that people book until midnight, so no standstill by day, and that we must recover within five minutes. Three kinds of change come: code several times a day, settings, and every second week the database. Moving to other machines is out of scope. A push to main starts the pipeline: tests, then it builds one image, tagged with the commit hash, and stores it in a registry; the same image goes to both servers, never a second build. Secrets come from the environment of each server. The deploy script takes server A from the balancer, waits 30 seconds for open requests, starts the new image, and calls a health page that reads one booking from the database. If it answers within a minute, A returns and B follows; if not, the old image starts again, and a message goes to the author. Meanwhile B serves all requests alone. A database change goes out a day before its code and only adds, so that the old image still works with it. In figures: four minutes of tests, two to build, three for both servers, so nine minutes from commit to site. With six changes a day and five percent bad, that is six a month; back in two minutes each, against a Friday that took 90. Options: somebody presses a button before it goes out, or it goes by itself. A button costs waiting, and people press without looking; I choose by itself until 18 o’clock, with a button for the database. A second pair of servers to swap would give a way back in seconds, but it doubles the 160 euros for machines; one after the other is enough until we have more than four. For three minutes old and new run side by side, which the rule for the database covers.',
    ],
    sources: [
      'Humble and Farley, Continuous Delivery, 2010, chapters 5 and 10',
      'Forsgren, Humble, Kim, Accelerate, 2018',
    ],
    why: 'Whether somebody builds the way back together with the way there.',
  },
]
