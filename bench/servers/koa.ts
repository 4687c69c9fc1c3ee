// Serves one body to every request with bare Koa, to compare the door with.
import Koa from 'koa';

const [, , port = '', body = ''] = process.argv;

const koa = new Koa();
koa.use((ctx) => {
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = body;
});
koa.listen(Number(port), '127.0.0.1');
