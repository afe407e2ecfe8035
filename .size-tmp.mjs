import { build } from 'esbuild'; import { gzipSync } from 'node:zlib';
const run=async(name,contents,external=[],meta=false)=>{const r=await build({stdin:{contents,resolveDir:process.cwd(),loader:'ts'},bundle:true,minify:true,format:'esm',target:'es2022',write:false,logLevel:'error',metafile:true,external,alias:{'@vitrine/sdk':'./src/index.ts'},tsconfigRaw:{compilerOptions:{useDefineForClassFields:true,verbatimModuleSyntax:true}},define:{'process.env.NODE_ENV':'"production"'}});
const b=r.outputFiles[0].contents;console.log(name,b.length,gzipSync(b,{level:9}).length);if(meta){const o=Object.values(r.metafile.outputs)[0].inputs;console.log(Object.entries(o).sort((a,b)=>b[1].bytesInOutput-a[1].bytesInOutput).map(([k,v])=>k+' '+v.bytesInOutput).join('\n'))}};
const m=process.argv[2];
await run('embedReport',`import { embedReport } from './src/index.ts'; const report=embedReport(document.body,{embedUrl:'',accessToken:'',tokenType:1}); report.on('loaded',()=>{});`,[],m=='report');
await run('service',`import { service } from './src/index.ts'; const report=service.embed(document.body,{type:'report',embedUrl:'',accessToken:'',tokenType:1}); report.on('loaded',()=>{});`,[],m=='service');
await run('<Report>',`import { Report } from './react/src/index.ts'; globalThis.app=Report;`,['react','react/jsx-runtime'],m=='react');
await run('all',`import './src/global.ts'`,[],m=='all');
