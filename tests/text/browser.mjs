// Says what it is given, as the browser would: { runtime, typescript, teller, words, cases, heard }
// in, { texts, told } out.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { runtime, typescript, teller, words, cases, heard } = JSON.parse(readFileSync(0, 'utf8'));
const { FluentBundle, FluentResource } = await import(pathToFileURL(runtime).href);

const bundles = {};
for (const [lang, { ftl }] of Object.entries(words)) {
  bundles[lang] = new FluentBundle(lang, { useIsolating: false });
  for (const text of ftl) {
    const problems = bundles[lang].addResource(new FluentResource(text));
    if (problems.length) throw problems[0];
  }
}

function say(lang, id, attribute, variables) {
  const message = bundles[lang].getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `(the browser knows no ${id})`;
  const problems = [];
  const text = bundles[lang].formatPattern(pattern, variables, problems);
  return problems.length ? String(problems[0]) : text;
}

const texts = cases.map(([lang, id, attribute, variables]) => say(lang, id, attribute, variables));

const { Teller } = await tellerOf(typescript, teller);
const told = heard.map(([lang, game, names, seat, options, news]) => {
  const voice = {
    has: (id) => bundles[lang].hasMessage(id),
    say: (id, about = {}) => say(lang, id, '', about),
  };
  return new Teller(words[lang].told[game], voice, { names, seat }, options).tell(news);
});
process.stdout.write(JSON.stringify({ texts, told }));

async function tellerOf(compiler, source) {
  const { default: ts } = await import(pathToFileURL(compiler).href);
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}
