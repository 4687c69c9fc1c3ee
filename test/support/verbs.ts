// The verbs that names of functions begin with: test/whole/names.test.ts. A verb that is missing is added here.

export const VERBS: ReadonlySet<string> = new Set(
  `abandon abort accept acquire act activate adapt add adjust adopt advance age aggregate aim align allocate allow
  allows amend announce anonymise answer append apply apportion approve archive are arrange ask assemble assert assign
  attach attempt audit authenticate authorize avoid await back balance begin behave bind block book borrow bound break
  bring build bump bundle burn buy bypass cache calculate call can cancel capitalise capture carry cascade cast catch
  challenge change charge check choose chunk claim clamp classify clean cleanup clear clone close collapse collate
  collect colour combine come commit compact compare compile complete compose compress compute conclude configure
  confirm connect consume contain contains continue convert copy correct count cover crash create credit cross
  cumulate cut date deactivate deal debounce decide declare decline decode decompress decrypt deduct dedupe defer
  define delay delete deliver demand deny dereference derive describe deserialize destroy detach detect determine diff
  disable discard disconnect discover dismiss dispatch display distribute disturb divide do does download drag drain
  draw drive drop dump duplicate earn edit eliminate embed emit empty enable encode encrypt end endure enforce enqueue
  enrol ensure enter enumerate equip erase escape establish estimate evaluate excerpt exchange exclude execute
  exercise exhaust exist exit expand expect expects expire explain explore export expose extend extract fail fall
  fence fetch fill filter finalise find finish fire fit fix flatten flip flush focus fold follow force forget forgive
  fork form format forward frame free freeze freshen fulfil gather generate get give go grant greet group grow guard
  guess hand handle happen has hash have hide highlight hint hold hydrate identify ignore import improve include
  includes increase increment indent index infer initialise inject inline insert inspect install interleave interpret
  interrupt intersect introduce invalidate invert invite invoice invoke is issue iterate join judge jump keep kill
  know label land lasts lay lead learn leave lend let lift limit link lint list listen live load lock log look lose
  lower mail maintain make map mark mask match matches may mean measure meet mend merge migrate mint mirror miss mock
  modify monitor mount move multiply must mutate name narrow need needs negate negotiate normalise note notice notify
  number obey observe obtain occupy offer omit open operate order outline overlap overlay override overwrite pack pad
  page pair parse part pass paste patch pause pay perform permit persist pick pin ping place plan plant play plot
  point poll populate post postpone prefer prefix prepare present preserve press prevent preview print probe proceed
  process produce promise promote propose protect prove provide prune publish pull purge push put qualify query queue quote
  race raise rank rate reach react read realise rebuild receive recharge reckon recognise recompute reconcile record
  recover redact redeem redirect redraw reduce reencrypt refer refresh refund refuse register regroup reject relate
  relax release reload relocate relock remember remind remove rename render renew reopen reorder repair repeat replace
  replay reply report request requeue require reroute rescue reserve reset resize resolve respond restart restore
  restrict resume retain rethrow retire retract retrieve retry return reuse reverse revert review revise revoke
  rewrite roll rotate round route run sabotage sample sanitise satisfy save say scale scan schedule scroll seal search
  see seed sees select sell send separate serialise serialize serve set settle shape share shift shorten should show
  shrink shuffle shut sign signal simplify simulate sit skip sleep slice slim slow sort spare spawn specify spend
  split spread stack stamp stand start state stay step stock stop store stream strip stub submit subscribe subtract
  suggest sum summarise supply support suppress suspend swap sweep switch sync tabulate tag take talk tally tear tell
  terminate test throttle throw tick tidy time toggle total touch trace track transact transfer transform translate
  traverse trigger trim truncate trust try tune turn type uncount undo unescape unfold unite unlink unlock unpack
  unregister unseal unsubscribe unwrap update upgrade upload upsert use uses validate vary verify view visit void vote
  wait wake walk want warm warn was watch weigh widen win wipe withdraw withhold work wrap write yield zip`.split(
    /\s+/,
  ),
);
