// Formats what it is given, as the browser would: { runtime, sources, cases } in, texts out.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { runtime, sources, cases } = JSON.parse(readFileSync(0, 'utf8'));
const { FluentBundle, FluentResource } = await import(pathToFileURL(runtime).href);

const bundles = {};
for (const [lang, texts] of Object.entries(sources)) {
  bundles[lang] = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    const problems = bundles[lang].addResource(new FluentResource(text));
    if (problems.length) throw problems[0];
  }
}

const texts = cases.map(([lang, id, attribute, variables]) => {
  const message = bundles[lang].getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `(the browser knows no ${id})`;
  const problems = [];
  const text = bundles[lang].formatPattern(pattern, variables, problems);
  return problems.length ? String(problems[0]) : text;
});
process.stdout.write(JSON.stringify(texts));
