/**
 * Words that fit any story about work: they make no answer concrete. By stem; whoever says only these has said
 * nothing that could not stand in somebody else's answer.
 */
export const GENERAL_WORDS: readonly string[] =
  `ability able adapt agenda atmosphere energy authentic constructive gift given harmony home long-term loyal loyalty mutual organisation read respectful achieve achievement across action active activity actual
advantage advice affect agile agree aim amazing amount analysis approach appropriate area aspect asset attention
attitude available aware balance base basic basis beginning behaviour benefit best better big bit body boost boss
bottom brand break brief bright broad build business busy calm capability capable capacity care career careful case
challenge chance change chat choice clean clear client close coach collaborate collaboration colleague collective
come comfortable commit commitment common communicate communication community company competence competitive complete
complex complexity concept concern condition conduct confidence confident connect consider consistent constant
content context continue contribute contribution control cool coordinate core corporate correct cost couple course
create creative critical culture current customer cutting-edge daily data day deal decide decision dedicated dedication
deep degree deliver deliverable demand department depend design detail determine develop developer development
difference different difficult difficulty direct direction discuss discussion diverse diversity domain drive driven
dynamic early easy edge effective effectively efficiency efficient effort element embrace emphasis employee empower
enable encourage end energy engage engagement engineer engineering enhance enjoy ensure enterprise entire environment
equal essential establish evaluate event everyday example excellence excellent exceed excite excited exciting
execution exist expand expect expectation experience expert expertise explain explore extra extremely face fact
factor fail failure fair familiar fast faster feature feedback feel field figure final find fine fit fix flexible flow
focus follow force form forward foundation framework free fresh friend full fun function fundamental future gain
general generate genuine give global goal good grateful great group grow growth guide hand handle happen happy hard
hard-working head health help helpful high hit hold holistic honest hope hour huge human idea ideal identify immediate
impact implement implementation importance important impressive improve improvement include increase incredible
individual industry influence information initial initiative innovate innovation innovative input insight inspire
integral integrate integrity interest interesting internal involve issue item job join journey keen keep key kind know
knowledge lack large lead leader leadership leading learn learning level leverage life limit list listen little live
local long look lot love low main maintain major make manage management manager manner market massive matter meaning
measure meet meeting member mentality mention message method methodology metric mind mindset minor minute mission
mistake mix modern moment money month morale motivate motivated motivation move multiple natural nature necessary need
negative network new nice normal note number objective obstacle obvious offer office ongoing open operation opinion
opportunity optimal optimise optimize option order organisation organization organise organize outcome output outside
overall overcome own owner ownership pace part participate partner party passion passionate past path people percent
perfect perform performance period person personal perspective phase phrase piece pillar pivot place plan planning
platform play plus point policy position positive possible potential power practice prefer prepare presence present
pressure pretty prevent previous priority proactive problem problem-solving process produce product production
productive productivity professional program progress project proper proud provide purpose push quality question quick
quickly quite raise range reach ready real reality realise realize reason receive recent recognise recognize recommend
reduce regular relate relation relationship relevant reliable rely remain remember report require requirement resolve
resource respect respond response responsible responsibility rest result return reward rich right rise risk robust
role room rule run safe satisfaction satisfied scale scope seamless section sector see seek seem self-motivated senior
sense series serious service session set share short show side significant similar simple situation size skill slow
small smart smooth solid solution solve sort source space specific spend spirit spot stack staff stage stakeholder
standard start state status stay step story strategic strategy strength strong structure struggle stuff style subject
succeed success successful suggest suitable super supply support sure sustainable synergy system tackle take talent
talk target task team teammate teamwork tech technical technique technology term thing think thorough thought time
timeline together tool top topic total tough track trait transform transparency trend true trust try turn type
ultimate understand understanding unexpected unique use useful user usual valuable value variety various vast vibrant
view vision vital want way week well whole wide willing win wonderful word work worker working workplace world world-class
worth year young built made led gave got took went kept held met ran grew sure everybody everyone somebody done said told
test testing wanted asked worked helped used tried began became came saw put let tool solved fixed
software application app code security secure library review architecture scalable scalability monitoring automatic
automatically modern compromise conflict decided junior mentor mentoring mentored patience patient listening sharing grown blame admit responsibility energy bring succeed
means teaching empathy respect respectful openness open honest honesty feel feelings view fault goes going wrong involved always usually often generally typically found proud shared`.split(
    /\s+/,
  )
