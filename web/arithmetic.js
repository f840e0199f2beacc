// A rule for ESLint: a board does no arithmetic on what comes from the view. The server says every number that is shown.
//
// From the view are the fields that the game's view.ts names, numbers that come in by props and parameters, and what is made of them.
// Free is what only places something on the screen: attributes and styles that are measures, `at + 1` (places count from 0, people from 1), the order of
// a list, and whatever a comment above it, or on its line, excuses with its reason: `// no figure: how far the axes go`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OPERATORS = new Set(['+', '-', '*', '/', '%', '**']);
/** Attributes and names that are measures of a drawing. */
const MEASURES = new Set(
  'x y x1 x2 y1 y2 cx cy dx dy d r rx ry width height size scale angle transform viewBox'.split(' '),
);
/** Calls through which a value passes, and those that only say where or how something is. */
const THROUGH = new Set([
  '$derived',
  '$state',
  '$state.raw',
  'untrack',
  'Number',
  'Object.values',
  'Object.entries',
  'Array.from',
]);
const WITHOUT = new Set([
  'indexOf',
  'findIndex',
  'join',
  'includes',
  'some',
  'every',
  'has',
  'toString',
  'toFixed',
  'startsWith',
  'keys',
]);
const SORTS = new Set(['sort', 'toSorted']);
/** Methods whose function is given the element first. */
const BY_ELEMENT = new Set('map flatMap filter find findLast findIndex forEach some every'.split(' '));

const fieldsOf = new Map();
/** The fields of a game's view that are, or hold, numbers. */
function viewFields(file) {
  if (!fieldsOf.has(file)) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const fields = [...text.matchAll(/^ {2}(\w+): (.*);$/gm)];
    fieldsOf.set(
      file,
      new Set(fields.filter(([, , type]) => /number|[A-Z]/.test(type)).map(([, name]) => name)),
    );
  }
  return fieldsOf.get(file);
}

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : '');
/** A call's name as written: `reduce` of `goods.reduce(…)`, `$derived.by`. */
const calledName = ({ callee }) =>
  callee.type === 'MemberExpression' && nameOf(callee.object).startsWith('$')
    ? `${callee.object.name}.${nameOf(callee.property)}`
    : nameOf(callee);
const methodOf = ({ callee }) => (callee.type === 'MemberExpression' ? nameOf(callee.property) : '');
const isMath = (node) => node.type === 'CallExpression' && nameOf(node.callee.object) === 'Math';
const isFunction = (node) => /Function/.test(node?.type ?? '');

/** What a function gives back, expression by expression. */
function results(node) {
  if (node.body.type !== 'BlockStatement') return [node.body];
  const found = [];
  const look = (each) => {
    if (!each || typeof each.type !== 'string' || (isFunction(each) && each !== node)) return;
    if (each.type === 'ReturnStatement' && each.argument) found.push(each.argument);
    for (const [key, child] of Object.entries(each))
      if (key !== 'parent') [child].flat().forEach((part) => typeof part === 'object' && look(part));
  };
  look(node.body);
  return found;
}

/** Asks of expressions whether they come from the view. */
class Origins {
  known = new Map();

  constructor(source, fields) {
    this.source = source;
    this.fields = fields;
  }

  variableOf(identifier) {
    for (let scope = this.source.getScope(identifier); scope; scope = scope.upper) {
      const found = scope.set.get(identifier.name);
      if (found) return found;
    }
    return null;
  }

  any(nodes) {
    return nodes.some((node) => this.has(node));
  }

  /** Whether an expression is, or holds, a value of the view. */
  has(node) {
    switch (node?.type) {
      case 'Identifier':
        return this.ofVariable(this.variableOf(node));
      case 'MemberExpression':
        if (!node.computed && this.fields.has(node.property.name)) return true;
        return this.has(node.object);
      case 'CallExpression':
        return this.ofCall(node);
      case 'NewExpression':
        return this.any(node.arguments);
      case 'ConditionalExpression':
        return this.any([node.consequent, node.alternate]);
      case 'LogicalExpression':
        return this.any([node.left, node.right]);
      case 'BinaryExpression':
        return OPERATORS.has(node.operator) && this.any([node.left, node.right]);
      case 'AssignmentExpression':
        return this.has(node.right);
      case 'UnaryExpression':
      case 'UpdateExpression':
        return /[-+]/.test(node.operator) && this.has(node.argument);
      case 'ArrayExpression':
        return this.any(node.elements);
      case 'ObjectExpression':
        return this.any(node.properties.map((each) => each.value ?? each.argument));
      case 'ChainExpression':
      case 'TSNonNullExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return this.has(node.expression);
      case 'SpreadElement':
      case 'AwaitExpression':
        return this.has(node.argument);
      default:
        return isFunction(node) && this.any(results(node));
    }
  }

  ofCall(node) {
    const called = calledName(node);
    if (THROUGH.has(called) || isMath(node) || called === '$derived.by') return this.any(node.arguments);
    const method = methodOf(node);
    if (method) {
      if (WITHOUT.has(method)) return false;
      if (this.has(node.callee.object)) return true;
      return THROUGH.has(`${nameOf(node.callee.object)}.${method}`)
        ? this.any(node.arguments)
        : this.any(node.arguments.filter(isFunction));
    }
    const definition = this.variableOf(node.callee)?.defs[0];
    if (definition?.type === 'ImportBinding')
      return /^\.\/(?!texts)/.test(definition.parent.source.value) && this.any(node.arguments);
    return Boolean(definition) && this.has(definition.node.init ?? definition.node);
  }

  ofVariable(variable) {
    if (!variable) return false;
    if (!this.known.has(variable)) {
      this.known.set(variable, false); // what is made of itself adds nothing
      const is =
        variable.defs.some((definition) => this.ofDefinition(definition)) ||
        variable.references.some(({ writeExpr, init }) => writeExpr && !init && this.has(writeExpr));
      this.known.set(variable, is);
    }
    return this.known.get(variable);
  }

  ofDefinition({ type, name, node }) {
    const keys = [];
    let root = name;
    for (; /Property|Pattern|RestElement/.test(root.parent.type); root = root.parent)
      if (root.parent.type === 'Property') keys.push(nameOf(root.parent.key));
    const isField = keys.some((key) => this.fields.has(key));
    if (type === 'Variable') {
      const isProps = node.init?.type === 'CallExpression' && calledName(node.init) === '$props';
      if (isProps) return isField || this.isNumber(node.id.typeAnnotation, keys.at(-1), keys[0]);
      return Boolean(node.init) && (isField || this.has(node.init));
    }
    if (type !== 'Parameter') return false;
    if (node.type === 'SvelteEachBlock')
      return root === node.context && (isField || this.has(node.expression));
    if (
      isField ||
      this.isNumber(
        root.typeAnnotation ?? root.left?.typeAnnotation,
        keys.at(-1),
        keys[0] ?? root.name ?? root.left?.name,
      )
    )
      return true;
    return this.isElement(node, root);
  }

  /** Whether a parameter is an element of a list of the view. */
  isElement(node, parameter) {
    const call = node.parent;
    if (call?.type !== 'CallExpression' || !this.has(call.callee.object)) return false;
    const at = node.params?.indexOf(parameter) ?? -1;
    const method = methodOf(call);
    if (method === 'reduce' || SORTS.has(method)) return at === 0 || at === 1;
    return at === 0 && BY_ELEMENT.has(method);
  }

  /** Whether a type says that a prop or parameter is, or holds, a number; a measure of a drawing is none of the view. */
  isNumber(annotation, key, name) {
    if (!annotation || MEASURES.has(name ?? '')) return false;
    let type = annotation.typeAnnotation;
    if (type.type === 'TSTypeReference') {
      const declared = this.variableOf(type.typeName)?.defs[0]?.node;
      if (declared?.type === 'TSInterfaceDeclaration') type = declared.body;
    }
    const members = type.body ?? type.members;
    if (!members)
      return !/=>/.test(this.source.getText(type)) && /\bnumber\b/.test(this.source.getText(type));
    const member = members.find((each) => nameOf(each.key) === key);
    const text = member?.typeAnnotation ? this.source.getText(member.typeAnnotation) : '';
    return !/=>/.test(text) && /\bnumber\b/.test(text);
  }
}

/** Comments that excuse arithmetic, with the lines they stand on. */
class Excuses {
  found = [];

  constructor(source) {
    let before = null;
    for (const comment of source.getAllComments()) {
      // a remark of several lines is one
      if (before && comment.type === 'Line' && before.last === comment.loc.start.line - 1)
        before.last = comment.loc.end.line;
      else before = this.add(comment) ?? null;
    }
  }

  add(comment) {
    const [, reason] = /^[\s*]*no figure:(.*)/s.exec(comment.value) ?? [];
    if (reason === undefined) return null;
    const excuse = {
      comment,
      reason: reason.trim(),
      first: comment.loc.start.line,
      last: comment.loc.end.line,
      used: false,
    };
    this.found.push(excuse);
    return excuse;
  }

  /** Whether a comment stands above, or beside, the statement or tag that a node is in. */
  covers(node) {
    for (let each = node; each?.loc && !/Program|Script/.test(each.type); each = each.parent) {
      const { line } = each.loc.start;
      const excuse = this.found.find(
        ({ first, last, reason }) => reason && (last === line - 1 || first === line),
      );
      if (excuse) return (excuse.used = true);
      if (each.parent?.children?.includes(each)) return false; // a tag does not excuse what is in it
    }
    return false;
  }
}

/** Whether a value only places something on the screen: a measure in the template, or the order of a list. */
function isLayout(node) {
  for (let each = node, { parent } = node; parent; each = parent, parent = parent.parent) {
    if (parent.type === 'SvelteStyleDirective') return true;
    if (parent.type === 'SvelteAttribute')
      return MEASURES.has(parent.key.name) || parent.key.name === 'style';
    if (isFunction(parent) && parent.body === each)
      return parent.parent.type === 'CallExpression' && SORTS.has(methodOf(parent.parent));
  }
  return false;
}

/** The number of a place, as people count. */
const isNthOfPlace = ({ operator, left, right }) =>
  operator === '+' && nameOf(left) === 'at' && right.value === 1;

const noArithmetic = {
  meta: {
    type: 'problem',
    docs: { description: 'Boards do no arithmetic on what comes from the view.' },
    schema: [{ type: 'object', properties: { fields: { type: 'array', items: { type: 'string' } } } }],
    messages: {
      reckoned:
        'The page does not reckon with what comes from the view: let the server say this number, or say why it is none (// no figure: …).',
      reason: 'A comment that excuses arithmetic says why: // no figure: …',
      idle: 'This comment excuses no arithmetic.',
    },
  },
  create(context) {
    const source = context.sourceCode;
    const [{ fields } = {}] = context.options;
    const origins = new Origins(
      source,
      fields ? new Set(fields) : viewFields(join(dirname(context.filename), 'view.ts')),
    );
    const excuses = new Excuses(source);
    const reckoned = [];
    /** Whether a part of a greater reckoning, which is told as one. */
    const isPart = (node) => {
      for (
        let { parent } = node;
        parent && !isFunction(parent) && !/Statement|Svelte|Declar/.test(parent.type);
        parent = parent.parent
      )
        if (reckoned.includes(parent)) return true;
      return false;
    };
    const reckons = (node, operands) => {
      if (origins.any(operands) && !isLayout(node)) reckoned.push(node);
    };
    return {
      SvelteHTMLComment: (node) => excuses.add(node),
      BinaryExpression: (node) => {
        if (OPERATORS.has(node.operator) && !isNthOfPlace(node)) reckons(node, [node.left, node.right]);
      },
      AssignmentExpression: (node) => {
        if (OPERATORS.has(node.operator.slice(0, -1))) reckons(node, [node.left, node.right]);
      },
      UpdateExpression: (node) => reckons(node, [node.argument]),
      UnaryExpression: (node) => {
        if (node.operator === '-') reckons(node, [node.argument]);
      },
      CallExpression: (node) => {
        if (isMath(node)) reckons(node, node.arguments);
      },
      'Program:exit': () => {
        for (const node of reckoned)
          if (!excuses.covers(node) && !isPart(node)) context.report({ node, messageId: 'reckoned' });
        for (const { comment, reason, used } of excuses.found)
          if (!used) context.report({ loc: comment.loc, messageId: reason ? 'idle' : 'reason' });
      },
    };
  },
};

export default { rules: { 'no-arithmetic': noArithmetic } };
