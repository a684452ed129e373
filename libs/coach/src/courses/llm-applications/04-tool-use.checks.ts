import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('llm-applications/tool-use', [
  oneOf({
    name: 'who-decides',
    seconds: 60,
    hint: 'One side proposes, the other decides.',
    scenes: [
      {
        stem: 'An assistant must never refund more than 50 without a person. Where is that kept to?',
        right: [['In the code that runs the tool', 'The model proposes, code decides.']],
        wrong: [
          ['In the instructions for the model', 'A rule in words is a wish.'],
          ['In the description of the tool', 'It is read by the model, too.'],
          ['In the answer to the customer', 'Then it has been done.'],
        ],
      },
      {
        stem: 'What is a tool call, seen from outside?',
        right: [['Text of an agreed form', 'Code reads it and may run something.']],
        wrong: [
          ['A program that the model runs itself', 'It runs nothing.'],
          ['A connection from the model to a database', 'Your code has it.'],
          ['A part of the weights of the model', 'It is what the model writes.'],
        ],
      },
      {
        stem: 'A model asks for a tool that does not exist. What does the code do?',
        right: [
          ['It answers with an error that names those there are', 'The model reads it and can do better.'],
        ],
        wrong: [
          ['It runs the tool whose name is the most alike to it', 'That may be something else entirely.'],
          ['It ends the chat, as the model is broken beyond repair', 'One wrong name is no end.'],
          ['It makes up a result that would fit to the call', 'The answer would rest on it.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-call',
    seconds: 75,
    hint: 'Who writes, who checks, who runs, who reads?',
    chains: [
      {
        stem: 'Put the life of one tool call into order, the first at the top.',
        steps: [
          'The model is given the question and the list of tools',
          'The model writes a name and arguments',
          'Code validates the arguments and looks whether this user may do it',
          'Code runs it and shortens the result',
          'The model reads the result and answers',
        ],
        because: 'The model proposes; code validates, allows and runs; the model reads what came of it.',
      },
    ],
  }),
  oneOf({
    name: 'better-description',
    about: 'A tool that a model can use',
    seconds: 60,
    hint: 'Would a new colleague know when to take it, and with what?',
    scenes: [
      {
        stem: 'Which description of a tool is best?',
        right: [
          [
            '“Rooms free on one day (YYYY-MM-DD). Not for prices.”',
            'What, with which argument, and when not.',
          ],
          [
            '“State of one order by id (A-17). For lists use find_orders.”',
            'What, with which argument, and when not.',
          ],
        ],
        wrong: [
          ['“A powerful tool for very many things.”', 'For which?'],
          [
            '“Calls the endpoint /v2/internal/data with the parameters that it needs.”',
            'Which, and what comes back?',
          ],
          ['“Use this whenever it seems useful.”', 'When is that?'],
          [
            '“Does what the name says, see the documentation of our programming interface.”',
            'It cannot look there.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'window-of-results',
    seconds: 75,
    hint: 'Each call sends again what came before.',
    draw: (rng) => ({ start: rng.int(5, 20) * 100, each: rng.int(2, 30) * 50, calls: rng.int(2, 8) }),
    stem: ({ start, each, calls }) =>
      `A loop begins with ${start} tokens. Each tool call with its result adds ${each}, and the whole is sent again after each. How many tokens are read in all, with ${calls} tool calls (so ${calls + 1} times sent)?`,
    unit: 'A whole number.',
    value: ({ start, each, calls }) => start * (calls + 1) + (each * calls * (calls + 1)) / 2,
    within: 0,
    because: ({ start, each, calls }) => `${calls + 1} times ${start}, and ${each} · (1 + … + ${calls}).`,
    slip: () => 'What stands at the end is only what is read last; all earlier reads are paid as well.',
    again: ({ start, each, calls }) => {
      let [size, read] = [start, start]
      for (let call = 0; call < calls; call++) {
        size += each
        read += size
      }
      return read
    },
  }),
  oneOf({
    name: 'whose-order',
    seconds: 60,
    hint: 'What can a model be talked into?',
    scenes: [
      {
        stem: 'A tool shows invoices. From where does it take whose invoices?',
        right: [['From the session that is signed in', 'Nobody can talk the session into another name.']],
        wrong: [
          ['From an argument of the call', 'The model may be talked into another one.'],
          ['From what the user writes in the chat', 'Anybody can write any name.'],
          ['From the summary of the chat so far', 'It was written by a model.'],
        ],
      },
      {
        stem: 'Somebody asks for an order of somebody else. What does the tool answer?',
        right: [['The same as for one that does not exist', 'Even that it exists is not told.']],
        wrong: [
          ['That it belongs to another customer', 'It tells that it exists.'],
          ['Its state, but not its price or address', 'It tells of another’s order.'],
          ['Nothing at all, until the call is stopped', 'The model cannot go on.'],
        ],
      },
      {
        stem: 'A tool that pays is called; the answer is lost, and the loop calls again. What prevents a second payment?',
        right: [['A key by which a repeat is recognised', 'The second call finds that it was done.']],
        wrong: [
          ['A sentence in the prompt: pay only once', 'The model does not know that it was done.'],
          ['A lower temperature for it', 'It does not count payments.'],
          ['A longer description of what paying means', 'The model wants to do what it was asked.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'confirm-which',
    seconds: 60,
    hint: 'Is it dear, or can it not be undone?',
    scenes: [
      {
        stem: 'Before which calls should a person confirm the actual arguments? Choose all.',
        right: [
          ['Send a mail to all customers', 'It cannot be called back.'],
          ['Delete a database', 'It cannot be undone.'],
          ['Transfer 4,000', 'It is dear.'],
          ['Publish a price list', 'Others act on it at once.'],
        ],
        wrong: [
          ['Read the opening hours', 'It changes nothing.'],
          ['Count the open tickets', 'It changes nothing.'],
          ['Add two numbers', 'It changes nothing.'],
          ['Save a draft that only its owner sees', 'It is easily undone.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'steps-in-row',
    seconds: 60,
    hint: 'All of them have to go right.',
    draw: (rng) => ({ each: rng.int(85, 99), steps: rng.int(3, 15) }),
    stem: ({ each, steps }) =>
      `Each step of an agent goes right with ${each} %, independently. How likely do ${steps} in a row go right, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ each, steps }) => 100 * (each / 100) ** steps,
    within: 0.15,
    because: ({ each, steps }) => `${each / 100} to the power ${steps}.`,
    slip: ({ each }) =>
      `${each} % is for one. Checks after each step and shorter chains help more than a slightly better model.`,
    again: ({ each, steps }) => {
      let right = 100
      for (let i = 0; i < steps; i++) right -= (right * (100 - each)) / 100
      return right
    },
  }),
  oneOf({
    name: 'loop-ends',
    about: 'Code in between',
    seconds: 60,
    hint: 'What does code do that a sentence cannot?',
    scenes: [
      {
        stem: 'Arguments of a tool call are, for the code that runs it, …',
        right: [['input like any from outside', 'Validated like that of a browser.']],
        wrong: [
          ['trusted, as our own model wrote them', 'Somebody may have talked it into them.'],
          ['correct, as long as they fit the schema', 'A valid id may be another’s.'],
          ['part of the running code', 'They are data.'],
        ],
      },
      {
        stem: 'What does a person see who confirms a dear call?',
        right: [['The actual arguments', 'That is what will be done.']],
        wrong: [
          ['The summary by the model', 'It may differ from what is done.'],
          ['The tool’s name', 'What will it do it with?'],
          ['How sure the model is', 'It does not know.'],
        ],
      },
      {
        stem: 'Why do tools that read and tools that write get different limits and logs?',
        right: [['Reading can be repeated, writing cannot', 'So a repeat has to be recognised there.']],
        wrong: [
          ['Writing always takes longer', 'Not always, and that is not it.'],
          ['A model can read better than it can write', 'It does neither; code does.'],
          ['Logs of reading are not needed by anybody', 'They are needed as well.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'three-together',
    seconds: 75,
    hint: 'Private data, text from strangers, a way out.',
    scenes: [
      {
        stem: 'An assistant reads all mails of a person and may fetch any web address. A stranger writes a mail to that person. Why is that dangerous?',
        right: [['The mail can order it to carry data out', 'An address to fetch is a way out.']],
        wrong: [
          ['The mail can change the weights of the model', 'Nothing is learned in use.'],
          ['The mail can slow it down', 'That is not the danger.'],
          ['Nothing, as it may only fetch and never send', 'An address can hold the data.'],
        ],
      },
      {
        stem: 'Which change makes it safest, if mails of strangers have to be summed up?',
        right: [['What reads them gets no other tool', 'Then orders in a mail lead nowhere.']],
        wrong: [
          ['The prompt says to ignore orders in mails', 'It helps sometimes.'],
          ['A larger model reads them', 'It cannot tell for certain either.'],
          ['Mails with the word “order” are left out', 'There are other words.'],
        ],
      },
      {
        stem: 'Why can a sentence in a prompt not prevent indirect injection for certain?',
        right: [['Data and orders stand in the same window', 'The model cannot reliably tell them apart.']],
        wrong: [
          ['It is read only after the text of the tool', 'Its place is not the trouble.'],
          ['Models are trained to obey to longer texts', 'Length is not the trouble.'],
          ['Sentences in prompts are not read', 'They are.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'tool-again',
    about: 'The loop and its end',
    seconds: 60,
    hint: 'What is known beforehand, and what varies?',
    scenes: [
      {
        stem: 'Each invoice goes through the same four steps; one of them reads free text. What is built?',
        right: [['A program with a model in one step', 'The way is known.']],
        wrong: [
          ['An agent that finds the steps anew each time', 'More can go wrong, and nothing is won.'],
          ['Four agents that talk to each other about it', 'More can go wrong still.'],
          ['A model told all four steps', 'Three of them need none.'],
        ],
      },
      {
        stem: 'A loop calls the same tool with the same arguments for the third time. What does the code do?',
        right: [['It ends the loop and says so', 'Nothing new will come.']],
        wrong: [
          ['It raises the temperature, so something changes', 'It changes words, not what is known.'],
          ['It allows ten more steps', 'It would go on in a circle.'],
          ['It runs it once more, to be on the safe side', 'The same comes back.'],
        ],
      },
      {
        stem: 'What limits a loop for certain?',
        right: [['A count of steps in the code', 'It ends whatever the model wants.']],
        wrong: [
          ['A request to be brief', 'A wish.'],
          ['A tool called “finish”', 'It has to be called.'],
          ['A smaller window', 'It is filled, or cut, and goes on.'],
        ],
      },
    ],
  }),
])
