import { patterns } from '../patterns'
import type { Question } from '../question'

export const AI_TECHNICAL_5: readonly Question[] = [
  {
    id: 'artificial-intelligence/technical/wish-of-the-first-message',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'entry',
    skills: ['Large Language Models', 'Python'],
    topics: ['networks', 'operations'],
    stem: 'A travel assistant built on a language model is told in the first message: by train, never by plane. After 60 messages it proposes a flight. The 60th message also costs about twelve times as much as the fifth, although it is no longer. A colleague says: it gets tired and learns bad habits as it talks. What is going on, and what do you do?',
    seconds: 240,
    keyPoints: [
      {
        id: 'again',
        text: 'The model keeps nothing between two calls: all that was said is sent again each time, so each one costs more.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'stateless | whole history | entire history | full history | history sent | history resent | conversation resent | whole conversation sent | whole chat sent | conversation sent anew | model remembers nothing | model forgets | weights change | weights stay | learn chat | no memory | previous messages | all messages | complete chat | resends | resend | sent again | not learn | learns nothing | all history | tokens grow | input grows',
        ),
        hint: 'What exactly travels to the model with the 60th message?',
      },
      {
        id: 'cut',
        text: 'What no longer fits is cut off, mostly at the beginning, and there the wish stood.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'context window | context limit | context full | oldest messages | oldest turns | oldest cut | oldest dropped | history truncated | history trimmed | history cut | first message cut | first message dropped | first messages missing | message truncated | message trimmed | wish cut | sliding window | fallen out | falls out | older messages | messages dropped | conversation truncated | first message gone | token limit',
        ),
        hint: 'Is the first sentence still there when the sixtieth is answered?',
      },
      {
        id: 'kept',
        text: 'Wishes that have to last are kept apart as data and stand in each call.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'store constraints | constraints prompt | wishes prompt | wish prompt | wishes separately | facts separately | structured state | profile traveller | saved fields | pinned wish | pinned message | wishes apart | list wishes | extract wishes | keep wish | save preference | preferences database | requirements apart | preferences prompt | constraint prompt | outside chat | system prompt request | pin | preferences separately | own field | store constraint | store wish',
        ),
        hint: 'Where could something live that must outlast the talk?',
      },
      {
        id: 'checked',
        text: 'Code holds each proposal against them, or searches with them from the start.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'code checks | code rejects | check proposal | filter results | filter search | filter flights | search filter | search parameter | rule code | validate proposal | reject proposal | tool excludes | checked in code | validate output | contains flight | blocks flights | block flight | check output | output checked',
        ),
        hint: 'What stands between the text and the traveller?',
      },
      {
        id: 'shorter',
        text: 'Old turns are summed up, or the unchanged beginning is cached: the one loses details, the other only makes it cheaper.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'summarise history | summarise older | summarise conversation | summarise messages | summarise turns | summary older | summary conversation | prompt caching | prompt cache | cached prefix | last ten messages | recent messages',
        ),
        hint: 'How would you make a long talk cheaper, and what is given up by that?',
      },
      {
        id: 'weaker',
        text: 'What is still in there may be overlooked too, the more so the longer it gets and in its middle.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'lost middle | buried | overlooked middle | long context worse | longer context worse | attention long | still there ignored | present but ignored | later messages outweigh | less attention | attention fades | used badly | pay attention early | middle lost',
        ),
        hint: 'Does being present mean being heeded?',
      },
    ],
    followUps: {
      checking: ['How do you find out, for one bad answer, which of two causes it had?'],
      reasoning: ['What do you lose when old turns are summed up, and when is that too much?'],
      example: ['Which text does the model get with the 60th message, from its first line on?'],
    },
    samples: [
      'Language models are very complex, and sometimes they behave in strange ways. I would use a newer and larger model, because it is more intelligent and makes fewer errors. It is also important to write a clear and friendly prompt. The user can simply start again when the assistant is confused, and we should collect feedback.',
      'The colleague is not right, because the model is stateless. The whole history is sent with each message, so the price grows. If the context window is full, the first messages are missing. I would put the rule into the prompt again. I would test it with a long chat and look whether a flight appears.',
      'It neither tires nor learns: the weights do not change while somebody talks. A call is stateless, so the program sends the whole history each time. With messages of equal length the 60th carries twelve times as much as the fifth, which is exactly the price that we see. The flight has a second reason. Our code cuts the oldest messages when the context window would overflow, and the wish stood in the first. Therefore I would keep wishes separately: a small record with "transport: train" is filled once, confirmed by the traveller, and put into the prompt of each call. That still is only a request, so code checks every proposal and no flight gets to the screen; better, the search tool gets the transport as its search parameter. For the price I would summarise all but the last ten messages. The alternative is the prompt cache of the provider, which is cheaper but keeps the length, whereas a summary may lose the one detail that counts. For example, at my last firm a hotel assistant forgot a wheelchair ramp after 35 turns; the log of requests showed that the first message had been trimmed to make room. As a test I would replay 50 long chats with one wish at the start and ask for a proposal at turn 5, 30 and 60. I expect no flight at any of them. If one appears although the record stands in the logged request, the cut was not the cause: the wish was buried in the middle of a long text.',
    ],
    sources: [
      'Hugging Face documentation, Transformers: Chat templates (a conversation is passed as one list of messages)',
      'Liu and others, Lost in the Middle: How Language Models Use Long Contexts, 2023',
    ],
    why: 'Whether somebody knows what a call to a model consists of, and keeps what must last outside of it.',
  },
  {
    id: 'artificial-intelligence/technical/room-that-was-never-booked',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'mid',
    skills: ['Large Language Models', 'Python'],
    topics: ['operations', 'input'],
    stem: 'An assistant built on a language model reserves meeting rooms through tools. In one case of fifty it writes "Your room is reserved" and the calendar holds nothing. And on a day when the calendar was slow, eleven people got the same room three times. The prompt says in bold: always use the tool. What goes on in both cases, and how do you build it?',
    seconds: 300,
    keyPoints: [
      {
        id: 'proof',
        text: 'What the model writes proves nothing: the confirmation is made from the result of the call, by code.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'tool result | call result | confirmation code | calendar confirmation | booking number | reservation number | calendar identifier | likely sentence | plausible sentence | skipped tool | skipped call | never called tool | claims success | invents success | text proves | sentence proof | template confirmation | hallucinated success | hallucinates booking | only claims | tool returned | returned id | booking id | no proof | without calling | tool not called | not called',
        ),
        hint: 'Where does that sentence come from, and where should it come from?',
      },
      {
        id: 'unknown',
        text: 'A call without an answer may have worked all the same; the model took it for a failure and tried again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'model retried | model retries | model tried | model tries | agent retried | agent tried | assistant retried | assistant tried | model takes timeout | model timeout | calendar stored | calendar saved | calendar recorded | calendar late answer | reservation stored anyway | booking went through | reservation went through | request retried | call retried | retried booking | mean failed | timeout mean | timeout failed | timeout retry | retry duplicates | state unknown | attempt created | attempts created',
        ),
        hint: 'What does the program know when no answer has come in time?',
      },
      {
        id: 'once',
        text: 'Each intention carries one key, made outside of the model, so that a repeat returns the first reservation.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'idempotency key | idempotent | idempotency | same key | unique key | unique constraint | request id | deduplicate | dedupe | exclusion constraint | reject duplicates | duplicates rejected | rejects duplicate',
        ),
        hint: 'How would the calendar know that it has seen this wish before?',
      },
      {
        id: 'arguments',
        text: 'Arguments are checked in code against rooms, times and the rights of the person, and what is wrong goes back in words.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'validate arguments | arguments validated | arguments checked | check arguments | arguments schema | arguments code | error back model | error returned model | return error model | invented room | room exists | wrong date arguments | rights person | permission user',
        ),
        hint: 'May that which the model fills in be taken as it is?',
      },
      {
        id: 'bounded',
        text: 'The program, not the model, decides about repeats and about how many steps there may be.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'steps per turn | calls per turn | calls each turn | loop model | model loop | agent loop | program decides repeat | code decides retry | retries belong code | retries code | limit retries | limited retries | number retries | maximum retries | retry limit | retries limited',
        ),
        hint: 'Who says when to try once more, and when it is enough?',
      },
      {
        id: 'books',
        text: 'What was said is held against what the calendar holds, day by day.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'compare calendar | against calendar | fake calendar | simulated calendar | compare sentences | sentences rows | transcripts calendar | replay conversations | conversations calendar | calendar entries | confirmations entry | claims calendar | answers calendar | reconcile calendar',
        ),
        hint: 'How would you have learned of the one in fifty before the users did?',
      },
    ],
    followUps: {
      checking: ['How do you make the slow day happen again on your desk?'],
      reasoning: ['Why not simply forbid every repeat?'],
      example: ['Take one of the eleven. What happened, call by call?'],
    },
    samples: [
      'Hallucinations are a known weakness of such models. I would make the prompt stronger and explain with several examples how important the tool is. A newer model is also more reliable and should be preferred. In addition the users should check their mails, and the team could train them. Slow systems are a matter of infrastructure.',
      'In the first case the model just writes the sentence without calling the tool. I would show the text only when there is a tool result. In the second case the call had a timeout and the model retried after the timeout. I would check for a reservation before making a new one, and test it with a slow calendar.',
      'The two look alike but have different causes. In the first the model has written a plausible sentence and skipped the tool, because in its examples that sentence follows such a wish; bold print only makes it rarer. So the confirmation must not be the text of the model. Code writes it from the tool result, with the booking number, and if no call succeeded in this turn the screen says so. In the second the call timed out after ten seconds, but the calendar had stored it. Silence is no failure, yet the model tried again as if it were. Therefore each wish gets an idempotency key as soon as it is clear, kept by our program rather than filled by the model, and the calendar returns the first reservation for the same key. The alternative, looking first whether one exists, is simpler, but a second call that starts before the first has ended finds the room free; the price of the key is one more column to keep. Arguments are validated in code: the room exists, the end is after the start, the person may use it. What is wrong is returned to the model as an error it can act on. Retries belong into code as well, with backoff and at most six calls per turn. For example, in our travel desk last year a traveller had two seats for one night train; the log showed two calls 31 seconds apart with equal arguments. To test it I put a fake calendar in between that stores and then stays silent. I expect one row and the same number twice. If two rows appear, the test fails. And each night a job counts sentences without rows and raises an alarm at the first one.',
    ],
    sources: [
      'Yao and others, τ-bench: A Benchmark for Tool-Agent-User Interaction in Real-World Domains, 2024',
      'RFC 9110, section 9.2.2: Idempotent Methods',
    ],
    why: 'Whether somebody trusts what a system did, and not what a text says about it.',
  },
  {
    id: 'artificial-intelligence/technical/only-this-week-is-found',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'technical',
    level: 'mid',
    skills: ['Retrieval-Augmented Generation', 'Hugging Face', 'Natural Language Processing'],
    topics: ['evaluation', 'operations'],
    stem: 'A search by meaning over 400,000 articles gets a newer embedding model, which is better in every public table. Like the old one it gives 768 numbers. Since Monday new articles and all questions go through it; the old vectors stay. There is no error, but hardly anything older than Monday is found. What has happened, and how do you change such a model?',
    seconds: 300,
    keyPoints: [
      {
        id: 'spaces',
        text: 'Each model has a space of its own: between vectors of two models a distance means nothing, though both have the same length.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'different spaces | different space | space own | not comparable | cannot compare vectors | incompatible | distance meaningless | distances mean nothing | similarity meaningless | cosine meaningless | other axes | axes mean | coordinates mean | same dimension coincidence | dimension matches meaning | random similarity',
        ),
        hint: 'What does a distance say between two of these lists of numbers?',
      },
      {
        id: 'anew',
        text: 'All articles are embedded anew into a second index, and questions change over at once when it is full.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          're-embed | reembed | embed articles again | articles embedded again | embed anew | second index | separate index | parallel index | switch alias | alias switches | shadow index | swap index | re-embedded | re-index | reindex | recompute embeddings | embed all | embedded again | recalculate vectors',
        ),
        hint: 'What has to be done with those that are already there, and where?',
      },
      {
        id: 'own-test',
        text: 'Whether it is better here is shown by own questions with their right article, before anything changes.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'recall | labelled questions | labelled queries | own questions | own queries | real questions | judged questions | test questions | ndcg | mrr | hit rate | known article | click logs | among first ten | known answers | benchmark own | public benchmarks | evaluate own | own articles',
        ),
        hint: 'What do public tables say about your texts?',
      },
      {
        id: 'marked',
        text: 'With each vector stands the model and its version, and the index takes no other.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'version vector | model name vector | name version index | metadata model | refuse vector | refuses vector | reject vector | rejects vectors | collection model | tag vectors | fingerprint model',
        ),
        hint: 'What would have turned this silence into an error?',
      },
      {
        id: 'back',
        text: 'Today: questions go back to the old model, and the articles of this week get vectors of it.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'back old model | roll back | rollback | revert | questions old model | old model again | old model until | undo change',
        ),
        hint: 'What do you do in the next hour?',
      },
      {
        id: 'manners',
        text: 'A model wants to be used as it was trained: prefixes for question and passage, its greatest length, its measure of distance.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'prefix | prefixes | query passage | instruction question | normalise | normalised | normalize | dot product | maximum length | token limit | 512 tokens | truncates articles',
        ),
        hint: 'Which habits of the new one would you read about on its card?',
      },
    ],
    followUps: {
      checking: ['Which figure says yes or no to the change, and how many questions do you need for it?'],
      reasoning: ['What does it cost to embed all anew, and when would you rather stay with the old one?'],
      example: ['Take one old article and one question. Which numbers are compared?'],
    },
    samples: [
      'A new model is always a risk, and it needs some time until it works well. I would contact the vendor and read the documentation. Perhaps the quality of the old articles is not good enough and they should be written again. In general a hybrid approach with modern technology is best, and the team should monitor the quality.',
      'The old vectors were made with another model, and they are not comparable with the new ones. So all articles have to be embedded again with the new model. I would do this at night, because it takes long. After that I would check some questions and see whether old articles are found.',
      'Two models that both give 768 numbers still have different spaces: axis 17 of one has nothing to do with axis 17 of the other. So the similarity between a new question and an old article is noise near zero, whereas articles of this week are compared within one space and win each time. Nothing fails, since the dimension matches. In the next hour I would roll back: questions go through the old model, and the few hundred articles since Monday are embedded with it too. Then I would find out whether the change is wanted at all. Public tables hold other texts, therefore I take 300 real questions with their right article and measure recall among the first ten for both models. The new one also wants prefixes, "query:" for one side and "passage:" for the other; without them I would judge it wrongly. If it wins, I build a second index beside the first. 400,000 articles at 200 a second are 2,000 seconds, so the cost is half an hour of one card and twice the storage for a week. New articles are written to both, and an alias switches questions over in one step. The alternative, re-embedding in place, needs less storage, but during it half of the answers are wrong, and there is no way back. The name and version of the model stand in the index, which rejects vectors of any other. For example, at a library where I worked someone mixed two sizes, and that at least raised an error; here I would want a test that writes a vector of the wrong version and expects to see it refused. In the week after the switch I compare the share of clicks on old articles; if it drops, we go back.',
    ],
    sources: [
      'Wang and others, Text Embeddings by Weakly-Supervised Contrastive Pre-training, 2022 (E5), and the model card of e5-v2',
      'Muennighoff and others, MTEB: Massive Text Embedding Benchmark, 2023',
    ],
    why: 'Whether somebody knows what the numbers of an embedding mean, and changes a model as one changes a schema.',
  },
]
