import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'artificial-intelligence/system-design/a-library-in-1500-places',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'DevOps'],
    type: 'system-design',
    level: 'expert',
    skills: ['Large Language Models', 'Model Evaluation', 'Java'],
    topics: [],
    stem: 'A company has 1,500 repositories that use an old library for dates, whose support ends in ten months. By hand one takes an engineer six hours. Design how agents on language models do most of it, so that no wrong date gets to customers and no agent harms anything.',
    clarify: [
      {
        ask: 'How good are the tests?',
        answer:
          'In a third of the repositories they cover more than 70 percent of the lines; in a third there are hardly any.',
      },
      {
        ask: 'What does a try cost?',
        answer:
          'An agent takes 20 minutes and 3 euros; in a trial 60 percent of the tries compiled and passed all tests.',
      },
      {
        ask: 'Who reads the changes?',
        answer: 'The owners; each has time for two a week, and there are 300 of them.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'proof',
        text: 'What shows that a change is right where tests are thin: same outputs before and after.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'characterisation tests | characterization tests | golden outputs | old new compare | differential | before after outputs | outputs equal | same outputs | recorded inputs | tests first written',
        ),
        hint: 'How do you know it is right where nobody wrote a test?',
      },
      {
        id: 'harm',
        text: 'What the agent may not do: no secrets, no network, no merge.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'no secrets | without secrets | no credentials | cannot merge | never merges | may not merge | no production access | read repository only | own branch | no network | only humans merge',
        ),
        hint: 'What is the worst that one of them could do?',
      },
      {
        id: 'sandbox',
        text: 'A closed machine for each try, which is thrown away, with a package mirror as the only way out.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'sandbox | throwaway | ephemeral | disposable container | fresh container | isolated container | micro vm | allow-list | allowlist | mirror packages',
        ),
        hint: 'Where does it run, and what is left of it afterwards?',
      },
      {
        id: 'loop',
        text: 'A queue of repositories, tries with a limit, build and tests as the judge, and a way to people when it fails.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('queue repositories | three tries | two tries | after attempts | escalated | gives up'),
        hint: 'What happens with one that does not succeed?',
      },
      {
        id: 'recipe',
        text: 'A fixed rewriting rule for the plain part against an agent for the rest.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'codemod | codemods | deterministic rewrite | rewrite rule | rewrite rules | openrewrite | syntax tree | ast | recipe | recipes',
        ),
        hint: 'Which part needs no model at all?',
      },
      {
        id: 'cheat',
        text: 'The one who makes it green may do so by changing tests; who may touch them.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'change tests | changes tests | deletes tests | weakens tests | weaken tests | skip tests | test files locked | tests locked | assertion removed | edits tests | own tests',
        ),
        hint: 'How could an agent pass without being right?',
      },
      {
        id: 'review',
        text: 'Reviews are what is scarce: how many weeks they take.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '600 week | 600 reviews | reviews week | three weeks | 2.5 weeks | review capacity | 1,500 600 | reviewers week | changes week',
        ),
        hint: 'Which part takes the longest in the end?',
      },
      {
        id: 'money',
        text: 'Costs of the tries against work by hand.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '9,000 hours | 4,500 euros | 7,500 euros | 9,000 euros | 10,000 euros | 6 hours 1,500 | tries euros | five euros repository | 5 euros repository',
        ),
        hint: 'What would it cost by hand, and what by agents?',
      },
    ],
    followUps: {
      requirements: ['Which repositories would you keep away from agents?'],
      structure: ['You said "{quote}". How would you notice that it lets wrong changes pass?'],
      'trade-offs': ['When would you stop, and finish by hand?'],
    },
    samples: [
      'Agentic AI is changing software development, and this is an ideal use case. I would use the best model on the market with a multi-agent framework: one agent plans, one codes and one reviews. In this way a high quality is reached. Developers stay in the loop and can concentrate on creative work. The productivity could rise by a factor of ten.',
      'Each repository gets an agent in a sandbox without secrets, which makes a branch and a pull request. Build and tests decide, and after three tries it is handed to an engineer. Only humans merge. A codemod does the simple replacements first. Where there are no tests, the agent writes characterisation tests before. By hand it would be 9,000 hours.',
      'I would ask what proves that a date is right. Tests do in a third of the repositories; elsewhere I assume that we need the old and the new code to give equal results, so characterisation tests come first: 200 recorded inputs for each function that touches dates, with changes of summer time, leap days and zones. Second, harm: an agent gets no secrets, cannot merge, and writes to its own branch only. Payments and payroll are out of scope, 60 repositories that people do. A service holds a table of repositories with their state and a queue. A worker takes one, starts an ephemeral container that can reach a mirror of packages and the model’s address, and nothing else. First a recipe on the syntax tree replaces the 40 plain calls, without a model. Then the agent reads what is left, edits, builds and runs tests, at most three tries or 60 minutes. Next a job that the agent cannot see runs old and new code on recorded inputs and compares. If all is equal, a pull request is opened with a list of places that need eyes; if not, it is handed to an engineer with the log of all tries. When a container dies the row is free again after an hour, and the branch is begun anew. If the model’s provider is down, recipes go on. How could it be green and wrong? It may weaken tests, so test files are locked for it and a diff in them closes the try. New tests are written by another run, against the old code only. There are two options for the main part. Recipes alone are exact and free to repeat, yet they reach perhaps half of the places. Agents reach more, at the price of changes that look right. So I would use the recipe wherever it fits and the agent for the rest. In numbers: by hand it is 1,500 times six, 9,000 hours, over 600,000 euros. With 60 percent for a try, and if tries were independent, three of them reach 94; they are not, so I plan with 75 and about 1.7 tries. That is 5 euros for each repository, 7,500 euros together, therefore money decides nothing. Reviews do: 300 owners by two is 600 a week, so 1,500 need three weeks at best, and I assume ten, as half of the owners are slow. The 375 left over take 2,250 hours by hand, which four people do in four months. I start with 20 that have good tests, then 100, and stop if more than one in 50 merged changes is taken back. I would revisit the recipe each week, since whatever agents do often belongs into it.',
    ],
    sources: [
      'OWASP Top 10 for LLM Applications 2025, LLM06 Excessive Agency',
      'Feathers, Working Effectively with Legacy Code, 2004, chapter 13 (characterization tests)',
      'OpenRewrite documentation, Recipes',
      'Jimenez and others, SWE-bench: Can Language Models Resolve Real-World GitHub Issues?, ICLR 2024',
    ],
    why: 'Whether somebody puts proof and review in the middle, and the model at the edge.',
  },
]
