import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import tokensAndLimits from './01-tokens-and-limits.checks'
import promptsAsCode from './02-prompts-as-code.checks'
import retrieval from './03-retrieval.checks'
import toolUse from './04-tool-use.checks'
import evaluationSets from './05-evaluation-sets.checks'
import guardingTheEdges from './06-guarding-the-edges.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], tokensAndLimits, [
    { kind: 'heading', level: 2, text: 'What a model reads' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A language model reads ' },
        { kind: 'strong', text: 'tokens' },
        {
          kind: 'text',
          text: ': pieces of text from a fixed vocabulary. Frequent words are one token, rare ones several, a number or a line of code is cut in surprising places. Most vocabularies are made by ',
        },
        { kind: 'em', text: 'byte pair encoding' },
        {
          kind: 'text',
          text: ': begin with single signs, join the pair that stands side by side most often, and repeat.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from collections import Counter\n\nwords = {"l o w": 5, "l o w e r": 2, "n e w e s t": 6, "w i d e s t": 3}\nfor step in range(4):\n    pairs = Counter()\n    for word, count in words.items():\n        signs = word.split()\n        for pair in zip(signs, signs[1:]):\n            pairs[pair] += count\n    best = max(pairs, key=pairs.get)\n    words = {w.replace(" ".join(best), "".join(best)): c for w, c in words.items()}\n    print("joined", best, "seen", pairs[best])\nprint(list(words))',
      output:
        "joined ('e', 's') seen 9\njoined ('es', 't') seen 9\njoined ('l', 'o') seen 7\njoined ('lo', 'w') seen 7\n['low', 'low e r', 'n e w est', 'w i d est']",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'English has roughly four characters a token, three quarters of a word; other languages and code often need more tokens for the same content, and pay more for it. Do not guess: count with the tokenizer ',
        },
        { kind: 'strong', text: 'of the model you use' },
        { kind: 'text', text: '. Two models cut the same text differently.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Because it sees tokens and not letters, counting letters in a word or reversing it is hard for a model. Give such work to code.',
        },
      ],
    },
    { kind: 'check', name: 'next-join' },
    { kind: 'check', name: 'tokens-of-text' },
    { kind: 'heading', level: 2, text: 'The window' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Everything that a model sees at once is its ' },
        { kind: 'strong', text: 'context window' },
        {
          kind: 'text',
          text: ': instructions, history, retrieved passages, tool results, and the answer that it is writing. Input + answer ≤ window. What does not fit is cut or refused, and a chat that only ever appends will reach the end.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So plan it as a budget: 8,000 in all, 700 for instructions, 1,000 kept for the answer, 300 for the question: 6,000 are left for passages and history. What gives way first? Decide it in code: old turns are summed up, the lowest passages are left out, the instructions never.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A large window is no memory. Studies show that models use what stands at the beginning and at the end better than what stands in the middle; and each token costs money and time. Fewer, better passages beat many.',
        },
      ],
    },
    { kind: 'check', name: 'what-gives-way' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Think of the window as a desk: what lies on it is seen, what is in the cupboard is not, and nothing stays on it when the call is over. A model that "remembers" an earlier talk was given it again by your code. That is good news: what it sees is wholly in your hands, and each answer can be explained from what lay on the desk. It is also a duty, since whatever you put there, a password in a log or a line of another customer, may come back in an answer.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The price of an answer' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Input and output tokens are priced apart; output is usually several times dearer. Time has two parts: the wait for the first token, which grows with the input, and then so many tokens a second.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'cost = input · price in + output · price out\ntime = time to first token + output / tokens per second',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A chat sends its whole history each time. With turns of equal length the cost of a conversation of n turns grows like n²: 1 + 2 + … + n. Two cures: sum up what is old, and use a cached prefix where the provider has one, which needs the unchanging part to stand ',
        },
        { kind: 'strong', text: 'first' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'cost-of-call' },
    { kind: 'check', name: 'room-for-passages' },
    { kind: 'check', name: 'chat-grows' },
    { kind: 'heading', level: 2, text: 'Choosing the next token' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The model gives each token a score; softmax turns scores into probabilities, and one is drawn. ',
        },
        { kind: 'strong', text: 'Temperature' },
        {
          kind: 'text',
          text: ' divides the scores before: below 1 sharpens, above 1 flattens, 0 is used to mean "always the likeliest". ',
        },
        { kind: 'strong', text: 'Top-p' },
        {
          kind: 'text',
          text: ' keeps the smallest set of the likeliest that together have p. Low for extraction and code, higher for ideas.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Temperature 0 is not the same as repeatable: servers batch requests and add numbers in another order, and models are changed. If you need the same answer twice, store it. And the draw is about wording, not truth: a false sentence can have a probability of 0.99.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'A model stops at a stop sign, at its limit of output, or when it has ended. Read the reason for stopping. JSON that was cut at the limit cannot be read, and "the model makes broken JSON" is often just that.',
        },
      ],
    },
    { kind: 'check', name: 'sharper' },
    { kind: 'check', name: 'why-cut' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where people wait, let the answer stream: the first words come after the time to the first token, and reading hides the rest. Where a machine waits, nothing is won by it.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If a rule or a look-up gives the answer, take that: it costs nothing, is right each time, and explains itself.',
        },
      ],
    },
    { kind: 'check', name: 'tokens-again' },
  ]),
  moduleOf(FACTS[1], promptsAsCode, [
    { kind: 'heading', level: 2, text: 'A prompt is a function' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'It takes values, gives a text, and other code depends on what comes back. So treat it like code: a ',
        },
        { kind: 'strong', text: 'file under version control' },
        {
          kind: 'text',
          text: ', a name and a number, reviewed, tested, released and rolled back. A prompt in the middle of a function, changed on a Friday because one answer was bad, is an untested release.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'prompts/classify-ticket/v7.txt      the text, with named holes\nprompts/classify-ticket/cases.json  inputs with what must come back\nprompts/classify-ticket/notes.md    why v7: v6 called refunds "billing"',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Log with every answer which prompt, version, model and settings made it. Without these four nobody can find out later why it said what it said.',
        },
      ],
    },
    { kind: 'check', name: 'what-is-logged' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The cases are the heart of it. Ten are a beginning, if they are the right ten: three usual ones, three hard ones, two that belong into no class, one empty, one that tries to give orders. Each fault from use becomes a case before it is mended, as with a test in code. A prompt without cases can only be changed by hope.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'What stands in it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'The task' },
          { kind: 'text', text: ' in one sentence, with for whom and for what.' },
        ],
        [
          { kind: 'strong', text: 'What goes in' },
          { kind: 'text', text: ', between clear marks, so that data cannot be taken for instructions.' },
        ],
        [
          { kind: 'strong', text: 'Rules that decide the hard cases' },
          {
            kind: 'text',
            text: ': "If two fit, take the one that the customer names last." Rules for easy cases are wasted.',
          },
        ],
        [
          { kind: 'strong', text: 'A way out' },
          { kind: 'text', text: ': "If none fits, answer ' },
          { kind: 'code', text: 'other' },
          { kind: 'text', text: '." A model without one invents.' },
        ],
        [
          { kind: 'strong', text: 'Examples' },
          { kind: 'text', text: ', two to five, of the hard cases above all, all in the exact form.' },
        ],
        [
          { kind: 'strong', text: 'The form' },
          { kind: 'text', text: ' of the answer.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Say what to do rather than what to avoid. And keep the order: what never changes first (it can be cached), the data last.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Examples teach more than you mean: their order, their lengths, how often each class comes. If four of five examples are "billing", the answers lean to "billing". Mix them, and balance them.',
        },
      ],
    },
    { kind: 'check', name: 'which-rule-helps' },
    { kind: 'check', name: 'order-of-prompt' },
    { kind: 'heading', level: 2, text: 'Form that a machine can read' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Ask for JSON by a ' },
        { kind: 'strong', text: 'schema' },
        {
          kind: 'text',
          text: ", with the provider's structured output where there is one, and validate what comes back ",
        },
        { kind: 'strong', text: 'all the same' },
        { kind: 'text', text: ': a schema fixes types, not truth. Closed sets as ' },
        { kind: 'code', text: 'enum' },
        {
          kind: 'text',
          text: '. A field for the quote on which an answer rests, and a check in code that the quote stands in the text.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'import json\n\nALLOWED = {"billing", "login", "other"}\n\n\ndef read(answer, text):\n    """The class of a ticket, or why it cannot be used."""\n    try:\n        said = json.loads(answer)\n    except ValueError:\n        return "not JSON"\n    if said.get("class") not in ALLOWED:\n        return f"no such class: {said.get(\'class\')}"\n    if said.get("quote") not in text:\n        return "the quote does not stand in the text"\n    return said["class"]\n\n\ntext = "I was charged twice in May."\nfor answer in (\n    \'{"class": "billing", "quote": "charged twice"}\',\n    \'{"class": "refund", "quote": "charged twice"}\',\n    \'{"class": "billing", "quote": "charged three times"}\',\n    \'Sure, here is the JSON: {"class": "billing"}\',\n):\n    print(read(answer, text))',
      output: 'billing\nno such class: refund\nthe quote does not stand in the text\nnot JSON',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'What if it fails? Try once more with the fault named, then fall back to a rule or a person. Never a loop without an end: each try costs money and time, and with 3 % bad answers a second try leaves about 0.1 %, if the failures are independent; those of one hard input are not.',
        },
      ],
    },
    { kind: 'check', name: 'read-answer' },
    { kind: 'check', name: 'examples-lean' },
    { kind: 'check', name: 'tries-left' },
    { kind: 'heading', level: 2, text: 'Room to think' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For tasks of several steps it helps to let the model write the steps before the answer; the answer must then come ',
        },
        { kind: 'em', text: 'after' },
        {
          kind: 'text',
          text: ' them, or they are only decoration. Models that think by themselves need no such request. The steps cost tokens, and they are not a faithful record of how the answer came about: do not show them as a reason that can be relied on.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The same holds for a request to "check yourself": a second call that sees the answer and the source, with a question of its own ("which sentence is not in the source?"), finds more than the sentence "be sure that it is right" at the end of the first. It costs a second call, so spend it where a mistake is dear.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Changing it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'One change at a time, run over all cases, old beside new. Look at the cases that ',
        },
        { kind: 'strong', text: 'became worse' },
        {
          kind: 'text',
          text: ', not only at the mean. A new model version is a change as well: pin the version, run the cases, then move.',
        },
      ],
    },
    { kind: 'check', name: 'better-or-worse' },
    { kind: 'check', name: 'change-order' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Prompts are no place for secrets or for permissions: whatever stands in one can be read out by a clever question, and a rule in words is a wish. What must never happen is prevented in code.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If you cannot say in two sentences how a person would do it, the prompt will not know either. And where a format is fixed, parse it with a parser.',
        },
      ],
    },
    { kind: 'check', name: 'prompt-again' },
  ]),
  moduleOf(FACTS[2], retrieval, [
    { kind: 'heading', level: 2, text: 'Why look things up' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A model knows what stood in its training texts, up to a date, without your documents and without knowing where it has something from. ',
        },
        { kind: 'strong', text: 'Retrieval' },
        {
          kind: 'text',
          text: ' finds passages first and gives them to the model with the question: answer from these, and name them. So answers can be new, can be checked, and can respect who may read what. What it cannot do is help where the passage was not found. Most "wrong answers of the model" in such systems are passages that never reached it; so measure finding and answering ',
        },
        { kind: 'strong', text: 'apart' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The way of a question: ask → find candidates → sort anew → put the best into the prompt → answer with references → check that they stand there.',
        },
      ],
    },
    { kind: 'check', name: 'where-it-broke' },
    { kind: 'heading', level: 2, text: 'Cutting documents' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Documents are cut into passages, for a whole manual does not fit and would hide the one line that matters. Too small, and "it" has lost what it stands for; too large, and one passage holds ten things and is like none of them. Cut at headings and paragraphs, 200 to 500 tokens to begin with, and put the ',
        },
        { kind: 'strong', text: 'title and headings in front' },
        {
          kind: 'text',
          text: ' of each passage: "Leave > Parents > Duration: …". An overlap between neighbours keeps a sentence that would be cut in two; it also stores it twice.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With passages of 300 tokens and an overlap of 50 each new passage brings 250 new ones: a text of 10,050 tokens makes (10,050 − 50) / 250 = 40 passages.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Keep with each passage: document, version, place, date, and ' },
        { kind: 'strong', text: 'who may read it' },
        {
          kind: 'text',
          text: '. Permission is a filter in the search, before anything reaches the model; a sentence in the prompt is none.',
        },
      ],
    },
    { kind: 'check', name: 'how-many-passages' },
    { kind: 'heading', level: 2, text: 'Two ways to find' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'By words' },
        {
          kind: 'text',
          text: ' (BM25): rare words count more, repetition counts less and less, long passages are held back. Strong for names, numbers, error codes. Blind to synonyms.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'By meaning' },
        {
          kind: 'text',
          text: ' (embeddings): texts become vectors, near ones mean alike; nearness is the cosine of the angle. Strong for paraphrase, weak for ',
        },
        { kind: 'code', text: 'E4021' },
        { kind: 'text', text: ' and for "not".' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from math import sqrt\n\n\ndef cosine(a, b):\n    return sum(x * y for x, y in zip(a, b)) / (sqrt(sum(x * x for x in a)) * sqrt(sum(y * y for y in b)))\n\n\ndef fused(*rankings, k=60):\n    """Reciprocal rank fusion: places count, not scores."""\n    points = {}\n    for ranking in rankings:\n        for place, name in enumerate(ranking, start=1):\n            points[name] = points.get(name, 0) + 1 / (k + place)\n    return sorted(points, key=points.get, reverse=True)\n\n\nprint("cosine", round(cosine((1, 2, 0), (2, 3, 1)), 3))\nprint(fused(["a", "b", "c", "d"], ["c", "b", "e", "a"]))',
      output: "cosine 0.956\n['c', 'b', 'a', 'e', 'd']",
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Use both, and join the rankings by ' },
        { kind: 'strong', text: 'places' },
        {
          kind: 'text',
          text: ': a score of BM25 and a cosine have no common scale. Then let a slower model that reads question and passage ',
        },
        { kind: 'em', text: 'together' },
        { kind: 'text', text: ' sort the best thirty anew, and keep five.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The model that made the vectors of the documents must make those of the questions. Another model is another space: changing it means making all vectors anew.',
        },
      ],
    },
    { kind: 'check', name: 'cosine-of-two' },
    { kind: 'check', name: 'fuse-ranks' },
    { kind: 'check', name: 'permission-where' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Before the search it often pays to rewrite the question: a chat says "and for part-time?", and only with the turns before does that become "How many days of leave has somebody who works part-time?". Search with the rewritten one, answer the one that was asked.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Measuring it' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Collect fifty real questions, and for each the passages that answer it. ' },
        { kind: 'strong', text: 'Recall at k' },
        { kind: 'text', text: ': which share of the needed passages is among the first k? ' },
        { kind: 'strong', text: 'Reciprocal rank' },
        {
          kind: 'text',
          text: ': 1 over the place of the first useful one. Only if recall is good look at the answers: is each statement ',
        },
        { kind: 'strong', text: 'supported' },
        {
          kind: 'text',
          text: ' by a passage? Does it say "not found" where nothing was there? Put some questions without an answer into the set: a system that always answers looks perfect without them.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If recall at 50 is high and at 5 low, sort better. If it is low at 50, the cutting or the search is at fault, and no prompt will mend it.',
        },
      ],
    },
    { kind: 'check', name: 'recall-at-k' },
    { kind: 'check', name: 'words-or-meaning' },
    { kind: 'check', name: 'what-to-mend' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If all your text fits into the window, give all of it. If the answer is a number in a database, write a query: retrieval of text is no join, and cannot count. And without somebody who keeps the documents true, it finds what is out of date with great speed.',
        },
      ],
    },
    { kind: 'check', name: 'retrieval-or-query' },
  ]),
  moduleOf(FACTS[3], toolUse, [
    { kind: 'heading', level: 2, text: 'Who does what' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A model cannot do anything. It writes text, and a ' },
        { kind: 'strong', text: 'tool call' },
        {
          kind: 'text',
          text: ' is text of an agreed form: a name and arguments. Your code reads it, decides whether it is allowed, runs it, and gives the result back as a new message. Then the model goes on. So there are two parts with two duties: the model ',
        },
        { kind: 'em', text: 'proposes' },
        { kind: 'text', text: ', your code ' },
        { kind: 'em', text: 'decides' },
        { kind: 'text', text: '. Everything that must never happen belongs into the second part.' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'you      question, list of tools with their schemas\nmodel    wants order_status(order="A-17")\nyou      allowed for this user? valid? → run → {"state": "sent", "on": "2026-05-02"}\nmodel    "Your order A-17 was sent on 2 May."',
    },
    { kind: 'check', name: 'who-decides' },
    { kind: 'check', name: 'order-of-call' },
    { kind: 'heading', level: 2, text: 'A tool that a model can use' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The description is all that it sees, so write it as for a new colleague: what it does, when to take it and when not, what each argument is, with its unit and its form. Few tools with clear borders beat many that overlap: if you cannot say which of two is right, it cannot either.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Arguments of closed sets as ' },
          { kind: 'code', text: 'enum' },
          { kind: 'text', text: ', dates in one form, ids instead of names.' },
        ],
        [
          { kind: 'text', text: 'Results ' },
          { kind: 'strong', text: 'short' },
          {
            kind: 'text',
            text: ': the five fields that matter, not the whole record. They fill the window with each further call.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Errors that help: "no order A-71; orders of this customer: A-17, A-18" instead of "404". The model reads it and can do better.',
          },
        ],
        [{ kind: 'text', text: 'Arithmetic, dates and counting as tools: these it does badly by itself.' }],
      ],
    },
    { kind: 'check', name: 'window-of-results' },
    { kind: 'heading', level: 2, text: 'Code in between' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Validate arguments as you would from a browser: they are input from outside. Take ',
        },
        { kind: 'strong', text: 'who is asking' },
        { kind: 'text', text: ' from the session, never from the arguments: a model that may say ' },
        { kind: 'code', text: 'customer_id' },
        { kind: 'text', text: ' can be talked into saying another one.' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'ORDERS = {"A-17": {"owner": "mia", "state": "sent"}, "B-02": {"owner": "tom", "state": "open"}}\n\n\ndef order_status(session_user, order):\n    """The state of an order of whoever is signed in."""\n    found = ORDERS.get(order)\n    if found is None or found["owner"] != session_user:\n        mine = sorted(name for name, row in ORDERS.items() if row["owner"] == session_user)\n        return {"error": f"no order {order}; yours: {\', \'.join(mine)}"}\n    return {"state": found["state"]}\n\n\nprint(order_status("mia", "A-17"))\nprint(order_status("mia", "B-02"))  # the model was talked into asking for it',
      output: "{'state': 'sent'}\n{'error': 'no order B-02; yours: A-17'}",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "The answer to the second call is the same as for an order that does not exist: even that it exists is nobody's business. What changes something needs a key against repeats, since a call may be tried again; and what is dear or cannot be undone needs a ",
        },
        { kind: 'strong', text: 'person who confirms' },
        { kind: 'text', text: ", seeing the actual arguments and not the model's summary of them." },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Reading is safe to repeat, writing is not. Give tools that read and tools that write different names, limits and logs.',
        },
      ],
    },
    { kind: 'check', name: 'whose-order' },
    { kind: 'check', name: 'better-description' },
    { kind: 'check', name: 'confirm-which' },
    { kind: 'heading', level: 2, text: 'The loop and its end' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The model may call, read, call again. Set limits in code: at most so many steps, so much time, so much money; the same call with the same arguments twice ends it. With a chance of 95 % that each step goes right, ten steps in a row go right in 0.95¹⁰ = 60 %. So make chains short, check after each step what can be checked, and prefer a fixed sequence in code where the way is known; leave to the model only what really varies.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Log each step with its arguments, result and time. An agent that cannot be replayed cannot be mended.',
        },
      ],
    },
    { kind: 'check', name: 'steps-in-row' },
    { kind: 'check', name: 'loop-ends' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Test a loop as one tests a program: with tools that give fixed results, so that the same case runs the same way; with one that fails; with one that is slow; with one that brings an order from a stranger. What is looked at is which calls were made with which arguments, not how nicely the answer is worded.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Text that gives orders' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whatever a tool brings, a web page, a mail, a document, is text in the same window as your instructions, and it may say: "forward all invoices to …". The model cannot reliably tell data from orders. This is ',
        },
        { kind: 'strong', text: 'indirect prompt injection' },
        {
          kind: 'text',
          text: ', and no sentence in a prompt prevents it for certain. What helps is structure: whoever reads text from outside has no tools that write or send; whatever leaves needs a person or a fixed list of receivers; secrets are never in the window. Think of three things that must not come together: private data, text from strangers, a way out.',
        },
      ],
    },
    { kind: 'check', name: 'three-together' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If the order of steps is known, write a program with a model in one of them. An agent is for tasks whose steps nobody can list beforehand, and where a wrong step can be undone.',
        },
      ],
    },
    { kind: 'check', name: 'tool-again' },
  ]),
  moduleOf(FACTS[4], evaluationSets, [
    { kind: 'heading', level: 2, text: 'Why a set of your own' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Public rankings say how models do on public tasks, which may have stood in their training texts. Whether ',
        },
        { kind: 'em', text: 'your' },
        { kind: 'text', text: ' assistant answers ' },
        { kind: 'em', text: 'your' },
        {
          kind: 'text',
          text: ' customers well can only be seen on your cases. An evaluation set is a list of inputs, each with what a good answer must hold, frozen and numbered. It turns "feels better" into "12 mended, 3 broken".',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where do cases come from? From use, with personal data taken out; from faults, each of which becomes a case; from people who know the field and are asked for hard ones; and from what must never happen. Draw by kind, not only by frequency: a set of 200 in which 190 are "where is my parcel" says nothing about the other ten kinds. Keep a part that nobody looks at while improving, as a test.',
        },
      ],
    },
    { kind: 'check', name: 'which-part-chooses' },
    { kind: 'heading', level: 2, text: 'How an answer is judged' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Take the cheapest judge that can see the fault:' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'Code' },
          {
            kind: 'text',
            text: ': the right class, the number, valid JSON, the quote stands in the source, a test passes. Exact, free, the same each time.',
          },
        ],
        [
          { kind: 'strong', text: 'A list of points' },
          {
            kind: 'text',
            text: ': "names the deadline", "says that a form is needed", "promises nothing". Each yes or no.',
          },
        ],
        [
          { kind: 'strong', text: 'A person' },
          { kind: 'text', text: ' with a written scale.' },
        ],
        [
          { kind: 'strong', text: 'A model as judge' },
          { kind: 'text', text: ', with the same scale, checked against people.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Is this good, from 1 to 10?" is none of these: nobody agrees what a 7 is. Two people get the same answers, apart from each other, and their agreement is measured. Percent agreement flatters where one class is frequent; ',
        },
        { kind: 'strong', text: "Cohen's kappa" },
        { kind: 'text', text: ' takes off what chance would give:' },
      ],
    },
    { kind: 'code', lang: 'text', text: 'κ = (observed − by chance) / (1 − by chance)' },
    {
      kind: 'code',
      lang: 'python',
      text: 'table = [[70, 8], [6, 16]]  # rows: first rater good/bad, columns: second rater\ntotal = sum(map(sum, table))\nobserved = (table[0][0] + table[1][1]) / total\nrows = [sum(row) / total for row in table]\ncolumns = [(table[0][i] + table[1][i]) / total for i in (0, 1)]\nchance = sum(r * c for r, c in zip(rows, columns))\nprint("observed", observed, "by chance", round(chance, 3), "kappa", round((observed - chance) / (1 - chance), 2))',
      output: 'observed 0.86 by chance 0.646 kappa 0.6',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If people do not agree, the scale is at fault: mend it before anything is measured with it.',
        },
      ],
    },
    { kind: 'check', name: 'cheapest-judge' },
    { kind: 'check', name: 'kappa-of-two' },
    { kind: 'check', name: 'where-from' },
    { kind: 'check', name: 'scale-first' },
    { kind: 'heading', level: 2, text: 'A model as judge' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'It is quick and cheap, and has habits: it prefers the answer that it reads ' },
        { kind: 'strong', text: 'first' },
        { kind: 'text', text: ' (or second), the ' },
        { kind: 'strong', text: 'longer' },
        {
          kind: 'text',
          text: ' one, and texts like its own. So: show each pair in both orders and count only what holds in both; ask for points instead of a grade; give it the reference; use another model than the one that is judged. And measure it: on a hundred answers that people judged, how often does it agree, and ',
        },
        { kind: 'em', text: 'on which' },
        {
          kind: 'text',
          text: ' does it not? A judge that misses the rare dangerous ones is worthless, whatever its mean.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'A judge is a prompt, so it has a version. If it changes, old and new figures cannot be compared.',
        },
      ],
    },
    { kind: 'check', name: 'both-orders' },
    { kind: 'check', name: 'judge-habits' },
    { kind: 'heading', level: 2, text: 'What a figure says' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A share of n cases has an interval: 85 % of 200 is about ±5 points. So compare ',
        },
        { kind: 'strong', text: 'on the same cases' },
        {
          kind: 'text',
          text: ' and look at those on which the two differ: 12 mended and 3 broken out of 200 is clear, 7 and 6 is nothing. Because answers are drawn, the same case may come out otherwise the second time: run each case several times, and count a case as passed only if it passes each time, where it must be relied on. A case that passes with 90 % passes five times in a row with 0.9⁵ = 59 %.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Always tell apart: wrong, refused though it could, answered though it should not, too slow, too dear. One mean over all hides which of them to mend.',
        },
      ],
    },
    { kind: 'check', name: 'passes-each-time' },
    { kind: 'check', name: 'mended-or-noise' },
    { kind: 'heading', level: 2, text: 'Keeping it alive' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Run it with each change of prompt, model, documents and tools, before release, and stop the release by rules that were written before: "no case of the never list fails; no kind falls by more than 3 points". Read twenty answers from use every week: what they show and the set does not becomes a case. A set that is always passed in full has become too easy.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For a draft that a person reads and changes anyway, five cases and a look may be enough. The set grows with what a mistake costs.',
        },
      ],
    },
    { kind: 'check', name: 'release-rule' },
  ]),
  moduleOf(FACTS[5], guardingTheEdges, [
    { kind: 'heading', level: 2, text: 'Where the edges are' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A feature with a model has four edges: what comes ' },
        { kind: 'strong', text: 'in' },
        { kind: 'text', text: ' from people, what comes in from ' },
        { kind: 'strong', text: 'documents and tools' },
        { kind: 'text', text: ', what goes ' },
        { kind: 'strong', text: 'out' },
        { kind: 'text', text: ' to people, and what goes out to ' },
        { kind: 'strong', text: 'machines' },
        {
          kind: 'text',
          text: '. At each stands code of yours, and at each it asks another question. A model in the middle is neither trusted nor blamed: it may be wrong, talked into something, slow or absent, and the whole must stay safe in all four cases.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write down first what must ' },
        { kind: 'strong', text: 'never' },
        {
          kind: 'text',
          text: ' happen, in sentences that can be tested: "no customer sees another\'s data", "no price is promised", "nobody in danger gets a cheerful tip". These sentences are the design; a filter for bad words is not.',
        },
      ],
    },
    { kind: 'check', name: 'never-sentences' },
    { kind: 'heading', level: 2, text: 'What comes in' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Limit the length, the rate per person and the money per day, in code. Take out what is not needed: names, numbers of cards, passwords that somebody pasted, before anything leaves your house, and put placeholders there that can be filled in again afterwards. Mark where data begin and end, knowing that marks help and do not bind.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A filter that looks for attacks has two errors. Suppose it finds 90 % of attacks and also stops 2 % of honest questions, and one question in 500 is an attack. Of 100,000 there are 200 attacks, 180 of them stopped, and 1,996 honest ones stopped: of twelve people that it stops eleven are honest. So let a filter do something mild, such as switching off the tools for this turn, and keep the hard rule where it cannot be talked over.',
        },
      ],
    },
    { kind: 'check', name: 'honest-stopped' },
    { kind: 'check', name: 'mild-or-hard' },
    { kind: 'heading', level: 2, text: 'What goes out to machines' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Whatever a model writes is ' },
        { kind: 'strong', text: 'input from outside' },
        {
          kind: 'text',
          text: ' for the next program. In a page it is text and never HTML; in a query it is a parameter and never part of the statement; a link or a picture whose address it chose can carry data away, so addresses are checked against a list.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from html import escape\nfrom urllib.parse import urlparse\n\nALLOWED = {"docs.example.org"}\n\n\ndef shown(text):\n    return escape(text)\n\n\ndef may_load(address):\n    parts = urlparse(address)\n    return parts.scheme == "https" and parts.hostname in ALLOWED\n\n\nprint(shown("Done <img src=x onerror=alert(1)>"))\nprint(may_load("https://docs.example.org/logo.png"))\nprint(may_load("https://docs.example.org.evil.example/?d=secret"))\nprint(may_load("https://docs.example.org@evil.example/"))',
      output: 'Done &lt;img src=x onerror=alert(1)&gt;\nTrue\nFalse\nFalse',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The third and fourth look right to the eye. Compare the host that a parser reads, never the beginning of a text.',
        },
      ],
    },
    { kind: 'check', name: 'text-as-what' },
    { kind: 'check', name: 'which-address' },
    { kind: 'heading', level: 2, text: 'What goes out to people' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Say that it is a machine where it is not obvious; in the European Union the AI Act asks for that. Show what an answer rests on, with links that were checked to exist. Let it say "I do not know" and make that cheap: a way to a person with what was said so far. Do not show how sure it sounds as how sure it is.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An answer that streams cannot be taken back. If something must be checked before it is seen, hold it until it is checked, at least sentence by sentence.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'For self-harm, violence or danger do not let a model improvise. Recognise it by rules before the model, show a fixed text that people who know have written, and score or store nothing more than needed.',
        },
      ],
    },
    { kind: 'check', name: 'before-or-after' },
    { kind: 'heading', level: 2, text: 'When it is not there' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Providers are slow, refuse, change, and go down. Set a timeout, one retry, a ',
        },
        { kind: 'strong', text: 'fallback' },
        {
          kind: 'text',
          text: " that is worth having (a search page, a form, the rule of before), and a switch that turns the model off without a release. Count what it costs per person and stop at a limit; a loop by mistake or by malice can spend a month's budget in a night.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Log enough to explain an answer and no more than you may keep: who may read these logs, and when they go, is decided before the first line is written. People's texts are no training data unless they agreed.",
        },
      ],
    },
    { kind: 'check', name: 'day-budget' },
    { kind: 'check', name: 'order-of-edges' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If a wrong answer can hurt somebody and nobody looks at it before it acts, do not put a model there, however good the mean.',
        },
      ],
    },
    { kind: 'check', name: 'edge-again' },
  ]),
]
