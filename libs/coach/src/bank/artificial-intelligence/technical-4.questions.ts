import { patterns } from '../patterns'
import type { Question } from '../question'

export const AI_TECHNICAL_4: readonly Question[] = [
  {
    id: 'artificial-intelligence/technical/json-that-cannot-be-read',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['Large Language Models', 'Python'],
    topics: [],
    stem: 'A language model reads delivery notes and gives number, date and items as JSON. One in sixty cannot be parsed, mostly the long ones. A colleague has added "ONLY VALID JSON" in capitals to the prompt; now it is one in eighty. What do you do, and what is still not assured when all can be parsed?',
    seconds: 240,
    keyPoints: [
      {
        id: 'cut',
        text: 'Long ones are cut off at the limit of output; the reason why it stopped is in the response.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'output limit | max tokens | max_tokens | stop reason | finish reason | truncated output | json truncated | output length | token limit | breaks off | ended length | ends middle | cut limit | cut off | maximum tokens | response length',
        ),
        hint: 'Why the long ones, of all?',
      },
      {
        id: 'constrained',
        text: 'Decoding bound to a schema lets only tokens through that keep the form; a sentence in the prompt only makes it likelier.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'constrained decoding | structured output | structured outputs | grammar tokens | json mode | schema decoding | strict schema | function calling | json schema | restricted grammar | grammar output | enforce schema | valid tokens',
        ),
        hint: 'Where could the form be forced rather than begged for?',
      },
      {
        id: 'content',
        text: 'A right form may hold a wrong or invented value; totals and the note itself are compared.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'invented date | wrong value | wrong values | invented value | invents date | valid wrong | invented number | hallucinated | hallucinates | made up | values wrong | content wrong | values right | not mean correct | invented quantity | invented values | invents number',
        ),
        hint: 'What can be wrong in a text that parses?',
      },
      {
        id: 'unknown',
        text: 'The schema has to allow "not there", else the model must fill a field that the note does not have.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'nullable | allow null | null field | null date | field null | optional field | return null | value missing | null if | explicit null | null allowed | empty field allowed | not present field',
        ),
        hint: 'What does it write for a note without a date?',
      },
      {
        id: 'fallback',
        text: 'What fails validation is tried once more with the error, and then goes to a person; nothing is repaired in silence.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'retry error | validation person | clerk queue | retry once | send back error | error back | manual review | human review | after human | to human | goes person | person looks | second attempt',
        ),
        hint: 'What becomes of the one that still fails?',
      },
    ],
    followUps: {
      checking: ['How do you find out how often a value is wrong?'],
      reasoning: ['What does a strict form cost?'],
      example: ['Which delivery note would pass your checks and be wrong?'],
    },
    samples: [
      'Prompt engineering is an art, and one has to try many things. I think newer models will not have this problem any more. A clear and polite prompt with a good role works well. The users should be informed that artificial intelligence can make mistakes, and they should be trained in using it.',
      'The long ones are probably cut, because max tokens is reached. I would raise it and use structured outputs with a schema instead of the sentence. Then it can always be parsed, but there may be wrong values. I would test it on a hundred notes.',
      'First I would look at the stop reason of those that fail, since long notes point to the output limit: a note of 140 items simply ends in the middle of a string, and capitals change nothing. So the limit is raised, or the note is read page by page. Second, I would use constrained decoding with a schema rather than a plea, because a prompt only makes the form likelier, whereas a grammar removes all tokens that would break it. The price is a little latency for a new schema, and that a cut answer is still cut. Third, the schema has to allow null for each field that a note may lack; otherwise it forces the model to fill it, and we get an invented date that looks perfect. What is still not assured is the content. A valid answer may hold a wrong value, so each number must occur in the text of the note, and the sum of items has to match the printed count. For example, at my last employer, a builders’ merchant, 12 boxes became 72 in a scan, and the JSON was flawless. What fails validation gets one retry with the error, and then lies with a clerk; I would not repair brackets in silence, because the end of the list would be missing. As a test, 200 notes typed in by hand are compared field by field, with 30 long ones and 20 without a date. I expect to see no parse errors, and I count wrong values for each field; a test cuts an answer on purpose and must fail rather than save half.',
    ],
    sources: [
      'Willard and Louf, Efficient Guided Generation for Large Language Models, 2023',
      'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
    ],
    why: 'Whether somebody tells form from content.',
  },
]
